"""The store in a PostgreSQL database, which several bots can share."""
