"""What several machines with one database settle among each other: who does a job, and when all take new content."""
