"""From the bytes of a file, or pasted text, to grids of cells; what is hostile or no spreadsheet is refused."""
