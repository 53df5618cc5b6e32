"""A Grand Entrance."""
