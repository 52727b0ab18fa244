-- An account may begin without an address, which its owner binds later; until then a session is the
-- only way into it.
alter table site.account
  alter column email drop not null,
  add constraint account_password_needs_email check (email is not null or password_hash is null);

-- A code that binds an address went to one that is no account's yet.
alter table site.verification
  add column email text check (email = lower(email) and length(email) <= 254),
  drop constraint verification_purpose_check,
  add constraint verification_purpose_check check (purpose in ('reset_password', 'bind_email')),
  add constraint verification_email_purpose check ((purpose = 'bind_email') = (email is not null));
