"""Where the page is: a port of this machine."""

PORT = 8765
LAST_PORT = 65535
