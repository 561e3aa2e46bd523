"""Where the bot is to find the three parts of Discord."""

from dataclasses import dataclass


@dataclass
class Addresses:
    api: str = ""
    gateway: str = ""
    cdn: str = ""
