"""Hell's Comin' With Me."""
