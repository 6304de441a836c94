"""Measuring the engine against itself and against peers."""
