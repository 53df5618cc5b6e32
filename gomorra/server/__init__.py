"""Tables online: lobby, rooms, storage, and the protocol that browsers speak."""
