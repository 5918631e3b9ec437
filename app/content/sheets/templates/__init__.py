"""Files to fill in. Their content can be read back without a fault."""
