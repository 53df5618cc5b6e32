"""Blood Moon Rising."""
