"""Flask: the only door. API, sign-in, storage, content and pages."""
