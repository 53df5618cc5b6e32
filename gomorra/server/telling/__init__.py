"""What a table tells a person: the view from a seat, scenes, reasons, odds, sentences."""
