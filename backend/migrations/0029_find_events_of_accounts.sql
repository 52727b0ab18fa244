-- Who exports or deletes an account asks for its events.
create index analytics_event_user on site.analytics_event (user_id) where user_id is not null;
