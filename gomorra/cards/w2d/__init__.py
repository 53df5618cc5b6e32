"""Welcome to Deadwood."""
