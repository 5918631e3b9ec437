"""Addresses as operators and visitors write them, and whether they can be used."""
