"""Too Tough to Die."""
