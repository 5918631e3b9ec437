"""Who is resident in India: for tax, and by FEMA, which has its own test."""
