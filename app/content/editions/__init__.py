"""What staff publish over the content folder: its shape, and the file in which a machine keeps it."""
