"""No Turning Back."""
