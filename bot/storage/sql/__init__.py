"""The SQL of the store, in the words that SQLite and PostgreSQL share, and the store made of it."""
