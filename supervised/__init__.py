"""What supervisors of processes share. It imports nothing of `app`, so that a supervisor stays small in memory."""
