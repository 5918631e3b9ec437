"""What machines with one database agree on: which of them does a job, and when all take new content."""
