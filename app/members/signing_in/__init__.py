"""The steps of a sign-in, and who is signed in."""
