"""The Showstopper."""
