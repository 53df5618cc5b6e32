"""The Base Set."""
