"""Pictures for messages, drawn in threads and processes of their own."""
