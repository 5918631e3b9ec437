"""Leads: the queries visitors leave, from the form to the stored row and back to whoever may read them."""
