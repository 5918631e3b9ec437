"""Managing other members."""
