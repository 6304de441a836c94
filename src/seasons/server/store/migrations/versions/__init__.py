"""One file per version of the database, numbered. A published one never changes."""
