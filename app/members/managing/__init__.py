"""Members, as those see and change them who manage members."""
