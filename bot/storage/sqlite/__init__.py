"""The store in one SQLite file: SQL, migrations, copies."""
