"""Tables: their log in memory, who may do what, and what everybody is told. No network, no database."""
