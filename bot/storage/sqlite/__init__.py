"""The store in a single SQLite file: SQL, migrations, backups."""
