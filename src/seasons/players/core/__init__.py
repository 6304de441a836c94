"""Evaluation and search, compiled in one group with the rules."""
