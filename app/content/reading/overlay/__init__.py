"""Lays what staff have published over the raw values of the content folder, before typing and checks."""
