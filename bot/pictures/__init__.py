"""Pictures for messages, drawn in a process of their own."""
