"""Election Day Slaughter."""
