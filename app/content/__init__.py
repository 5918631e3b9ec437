"""Content: what the site says, read from `shared-content/` and checked before it is shown."""
