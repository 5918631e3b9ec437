"""Between a name with a password and an open session, and who is signed in."""
