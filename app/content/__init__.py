"""Content: what the site says, read from `shared-content/` and proven before it is shown."""
