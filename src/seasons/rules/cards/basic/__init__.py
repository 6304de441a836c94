"""The basic set, cards 1 to 30: the cards of every level."""
