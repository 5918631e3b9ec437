"""What an operator asks of the database: is it whole, can it be written, a copy of it, and the copy back."""
