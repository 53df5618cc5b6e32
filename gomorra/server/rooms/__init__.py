"""Tables in use: browsers around them, their messages, and the process in which a table lives."""
