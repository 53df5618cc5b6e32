"""The Light Shineth."""
