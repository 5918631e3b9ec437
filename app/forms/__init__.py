"""Declares the forms of visitors and their fields. Storing, listing, drawing and documenting queries follow from it."""
