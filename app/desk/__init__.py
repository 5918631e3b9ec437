"""How staff edit figures and words, and how these are published."""
