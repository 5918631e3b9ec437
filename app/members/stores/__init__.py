"""Members of staff, their sessions and browsers as rows, and what these hold: hashes and digests."""
