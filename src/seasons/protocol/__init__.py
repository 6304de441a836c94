"""What is said between a table and whoever plays or watches at it: messages for browsers, bots and files alike."""
