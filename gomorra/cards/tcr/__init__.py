"""The Curtain Rises."""
