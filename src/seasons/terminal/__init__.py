"""The game in a terminal: plain lines in, plain lines out."""
