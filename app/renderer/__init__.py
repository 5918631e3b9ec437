"""The commands that run a renderer, or have one for the length of a task."""
