"""Members, their sessions and known browsers as rows, with the hashes and digests in them."""
