"""The folder of finished pages, and what fills it with the wanted content."""
