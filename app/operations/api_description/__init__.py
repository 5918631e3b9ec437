"""What programs may send to `/api` and what they get: an OpenAPI document made from the routes and rules themselves."""
