"""What can go wrong with the database, worded for the operator.

StorageError
├── NotOurDatabase      the file is something else; it is left alone
├── NewerDatabase       written by a newer version of the program
├── MigrationFailed     the database is as it was before
├── DatabaseLocked      another program holds it
├── DatabaseFull        no room on the disk
├── DatabaseReadOnly    the file, its folder or the disk may not be written to
├── DatabaseDamaged     what stands there cannot be read
└── DatabaseUnusable    anything else: missing folder, missing rights, a broken disk
    └── DatabaseAway    its server does not answer, or is only just starting
"""

from bot.tables.store import StorageError


class NotOurDatabase(StorageError):
    pass


class NewerDatabase(StorageError):
    pass


class MigrationFailed(StorageError):
    pass


class DatabaseLocked(StorageError):
    pass


class DatabaseFull(StorageError):
    pass


class DatabaseReadOnly(StorageError):
    pass


class DatabaseDamaged(StorageError):
    pass


class DatabaseUnusable(StorageError):
    pass


class DatabaseAway(DatabaseUnusable):
    pass
