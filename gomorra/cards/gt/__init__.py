"""Ghost Town."""
