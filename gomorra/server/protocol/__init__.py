"""What goes over the wire: messages, resources, differences; and the same as TypeScript. Records only, no deeds."""
