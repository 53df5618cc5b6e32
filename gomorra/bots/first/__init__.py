"""The first fair and hard bot, kept as they were: later ones are measured against them."""
