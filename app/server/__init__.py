"""What gunicorn runs the app with: the check before the start, and what happens as web processes begin and end."""
