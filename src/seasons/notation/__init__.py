"""Text forms of the game: moves, positions, records, scenarios."""
