"""A conversation with a mail server: every wait bounded, every refusal told without addresses."""
