"""Lays what staff have published over the raw values of the content folder, before these are typed and checked."""
