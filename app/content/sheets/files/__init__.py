"""Turns the bytes of a file, or pasted text, into grids of cells. Refuses hostile files and other formats."""
