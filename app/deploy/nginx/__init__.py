"""The configuration of nginx in front of the site, piece by piece. Pure: facts in, lines out."""
