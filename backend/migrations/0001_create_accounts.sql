create table site.account (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  -- Null until the account's owner has chosen a password.
  password_hash text,
  created_at timestamptz not null
);

create table site.session (
  -- SHA-256 of the token: who reads this table cannot act for anyone.
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references site.account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('logout', 'elsewhere')),
  check ((ended_at is null) = (ended_by is null))
);

create index session_account on site.session (account_id);
create index session_expiry on site.session (expires_at);

create table site.login_window (
  -- SHA-256 of what is counted, an account or an address: neither is kept in the clear.
  key_hash bytea primary key check (length(key_hash) = 32),
  started_at timestamptz not null,
  failures integer not null check (failures >= 0)
);

create index login_window_start on site.login_window (started_at);
