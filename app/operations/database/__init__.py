"""An operator's work on the database: check that it is whole and can be written, copy it, and restore a copy."""
