"""What a server that runs the site needs beside it, written from the application's own definitions."""
