"""The edge of the program: what people type, click and read."""
