"""New Town, New Rules."""
