"""What lasts: database, its history, copies of it, and the check of the place where it lies."""
