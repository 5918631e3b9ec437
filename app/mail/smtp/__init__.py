"""SMTP with bounded waits, and with errors that contain no addresses."""
