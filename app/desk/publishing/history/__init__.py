"""What was published, as files like those of the content folder, for a firm to keep in git."""
