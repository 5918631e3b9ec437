"""How the database is reached: connections, waits, column types, and what its errors mean."""
