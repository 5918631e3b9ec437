"""What every request and every answer goes through, and who may ask."""
