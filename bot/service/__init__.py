"""The running bot: settings, health, logs, backups."""
