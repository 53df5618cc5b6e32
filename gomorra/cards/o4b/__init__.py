"""Out for Blood."""
