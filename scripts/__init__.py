"""What is run by make, not by users."""
