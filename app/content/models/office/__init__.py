"""How and when the office is reached: each entered once, and what is told of it."""
