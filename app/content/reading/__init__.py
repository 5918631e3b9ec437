"""Reads the content folder: YAML with lines, typed models, every fault in plain words."""
