"""Files to fill in: what they hold is read back without a fault."""
