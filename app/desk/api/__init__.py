"""The desk's API: editions of figures and words, sheets, pictures, and addresses of previews."""
