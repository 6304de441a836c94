"""How the database became what it is. A new version: a file in versions/, and the number in schema.py."""
