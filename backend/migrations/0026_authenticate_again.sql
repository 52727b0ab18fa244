alter table site.session
  -- When its holder last proved to own the account: at the login, or with the password again.
  add column authenticated_at timestamptz;

update site.session set authenticated_at = created_at;

alter table site.session alter column authenticated_at set not null;
