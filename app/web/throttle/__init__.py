"""How often one address or account may do something; counted in the database, never in a process."""
