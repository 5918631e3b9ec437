"""Drawings made from data: as the author names them, and with their points."""
