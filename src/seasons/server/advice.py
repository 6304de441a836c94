"""Hints for people, thought out in a process of the pool."""
