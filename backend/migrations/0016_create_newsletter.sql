create table site.subscription_to_newsletter (
  email text primary key,
  language text not null,
  -- SHA-256 of the token in the last letter that asks for a confirmation.
  confirm_hash bytea unique check (length(confirm_hash) = 32),
  confirm_until timestamptz not null,
  -- When the recipient said yes: what proves that letters may be sent.
  confirmed_at timestamptz,
  -- In the clear: every letter carries it, and all it does is to end the letters.
  leave_token text not null unique
);
