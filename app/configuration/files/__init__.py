"""Files by which processes of one machine agree: a lock, and a secret."""
