-- When somebody first proved to read the mail of the address. Null until then, and for accounts from
-- before: a code by mail was a way to a password, but not the only one.
alter table site.account add column verified_at timestamptz;
