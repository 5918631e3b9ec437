"""Keeps the site running: health, metrics, copies of the database, releases, several machines."""
