create table site.student_claim (
  -- The address without what a mailbox does not tell apart: one code for each and year.
  mailbox text primary key,
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  -- SHA-256 of the token in the last letter with a link.
  link_hash bytea unique check (length(link_hash) = 32),
  link_until timestamptz,
  coupon_code text references site.coupon,
  issued_at timestamptz,
  check ((coupon_code is null) = (issued_at is null)),
  check ((link_hash is null) = (link_until is null))
);
