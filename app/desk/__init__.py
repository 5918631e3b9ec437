"""Where staff write figures and words, and how these reach the site."""
