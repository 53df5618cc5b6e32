"""Faith and Fear."""
