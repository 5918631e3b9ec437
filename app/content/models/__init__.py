"""Typed shape of everything in `shared-content/` and of what the renderer is sent."""
