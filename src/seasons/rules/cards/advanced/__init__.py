"""The advanced set, cards 31 to 50: they join at the level of archmages."""
