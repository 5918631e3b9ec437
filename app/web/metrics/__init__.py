"""Metrics of all web processes together. Of the app, this package imports the list of forms alone."""
