"""There Comes a Reckoning."""
