"""How the code reaches the database: connections, waits, column types, and what its errors mean."""
