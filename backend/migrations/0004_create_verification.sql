-- Counts other attempts than logins too.
alter table site.login_window rename to attempt_window;
alter table site.attempt_window rename column failures to attempts;
alter index site.login_window_start rename to attempt_window_start;

create table site.verification (
  account_id uuid not null references site.account on delete cascade,
  purpose text not null check (purpose in ('reset_password')),
  -- Argon2: a code is short enough for a faster hash to be guessed back.
  code_hash text not null,
  attempts integer not null check (attempts >= 0),
  -- SHA-256 of the ticket that the right code was exchanged for.
  ticket_hash bytea unique check (length(ticket_hash) = 32),
  expires_at timestamptz not null,
  -- A new code takes the place of the one before.
  primary key (account_id, purpose)
);

create index verification_expiry on site.verification (expires_at);

create table site.mail_order (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  language text not null,
  created_at timestamptz not null,
  -- Moves on when a process takes the order: if that dies, another may take it then.
  due_at timestamptz not null,
  attempts integer not null check (attempts >= 0)
);

create index mail_order_due on site.mail_order (due_at);
