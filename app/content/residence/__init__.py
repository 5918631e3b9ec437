"""Who is resident in India: for tax, and by FEMA, which has a test of its own."""
