"""What gunicorn runs the app with: the check before the start, the app built before the fork, the web worker."""
