"""How often one address or account may do something; counted in the database or in Redis, never in a process."""
