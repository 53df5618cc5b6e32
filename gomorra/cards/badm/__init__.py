"""Bad Medicine."""
