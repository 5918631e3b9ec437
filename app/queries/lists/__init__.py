"""What narrows a list of leads, and where its next page begins."""
