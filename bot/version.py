"""Which version of the program this is."""

from importlib.metadata import version

VERSION = version("concordia-by-chat")
