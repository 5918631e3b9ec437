"""The connections to PostgreSQL and what they wait for."""
