"""Your account: what a member changes of its own."""
