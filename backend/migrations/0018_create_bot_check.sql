-- One row: every server signs with the same secret, and no operator has to invent one.
create table site.bot_check_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null
);

-- SHA-256 of tokens that were used, for as long as they would be good.
create table site.bot_check_used (
  token_hash bytea primary key check (length(token_hash) = 32),
  good_until timestamptz not null
);

create index bot_check_used_end on site.bot_check_used (good_until);
