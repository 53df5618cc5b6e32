"""Double Dealin'."""
