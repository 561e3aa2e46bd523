"""The requests that are answered, a module for each kind of thing they are about."""

from sandbox.routes import (
    applications,
    channels,
    commands,
    guilds,
    interactions,
    messages,
    pins,
    reactions,
    threads,
    users,
    webhooks,
)

__all__ = [
    "applications",
    "channels",
    "commands",
    "guilds",
    "interactions",
    "messages",
    "pins",
    "reactions",
    "threads",
    "users",
    "webhooks",
]
