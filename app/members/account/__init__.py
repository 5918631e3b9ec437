"""Your account: what members change about themselves."""
