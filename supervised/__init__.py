"""Supervisors of processes. They import nothing of `app`, so that they need little memory."""
