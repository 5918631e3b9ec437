"""Second factors: what they are, how one is set up, and how one is given."""
