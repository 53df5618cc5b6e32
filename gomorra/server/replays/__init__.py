"""Games as they were: chapters that outlive a version, reels of what was seen, and looking at them again."""
