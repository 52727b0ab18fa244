-- A second factor is on while an account has a confirmed secret or a passkey.
create table site.totp (
  account_id uuid primary key references site.account on delete cascade,
  -- AES-256-GCM: nonce, secret of 20 bytes, tag.
  sealed_secret bytea not null check (length(sealed_secret) = 48),
  -- The time step of the last code that counted: none counts twice.
  last_step integer not null check (last_step >= 0),
  -- Null until the owner has typed a code of it.
  confirmed_at timestamptz
);

create table site.passkey (
  id uuid primary key,
  account_id uuid not null references site.account on delete cascade,
  -- As the authenticator calls it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- The signature counter, unsigned 32 bits; 0 for an authenticator that does not count.
  signatures bigint not null check (signatures >= 0),
  transports text[] not null,
  name text not null check (length(name) between 1 and 64),
  created_at timestamptz not null,
  used_at timestamptz
);

create index passkey_account on site.passkey (account_id);

-- A code that was used is deleted.
create table site.recovery_code (
  account_id uuid not null references site.account on delete cascade,
  -- Its first letter, so that one hash is compared and not ten.
  letter text not null check (length(letter) = 1),
  -- Argon2 of the rest.
  code_hash text not null,
  primary key (account_id, letter)
);

-- A login whose password was right and whose second step is still to come.
create table site.login_challenge (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references site.account on delete cascade,
  -- What a passkey is asked to sign; null until it is asked.
  passkey_challenge text,
  expires_at timestamptz not null
);

create index login_challenge_account on site.login_challenge (account_id);
create index login_challenge_expiry on site.login_challenge (expires_at);

-- What a new passkey is asked to sign.
create table site.passkey_enrolment (
  account_id uuid primary key references site.account on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
