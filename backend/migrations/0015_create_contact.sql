create table site.contact_message (
  id uuid primary key,
  -- SHA-256 of who says what: a form that is sent twice is one message.
  content_hash bytea not null unique check (length(content_hash) = 32),
  received_at timestamptz not null,
  name text not null,
  email text not null,
  inquiry text not null,
  language text not null
);
