"""Commands that run a renderer, or that have one for the length of a task."""
