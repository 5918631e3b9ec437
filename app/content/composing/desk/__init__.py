"""What the panel's desk is told: its subjects, a draft judged, what it changes and what is unlikely in it."""
