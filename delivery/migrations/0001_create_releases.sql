create table delivery.release (
  id integer generated always as identity primary key,
  remote text not null,
  version text not null,
  -- Two releases under one container name would replay each other's chunks in an open page.
  container text not null unique,
  document bytea not null,
  integrity text not null,
  opened_at timestamptz not null default now(),
  released_at timestamptz,
  released_by text,
  unique (remote, version),
  check ((released_at is null) = (released_by is null))
);

create table delivery.generation (
  id integer primary key,
  remotes jsonb not null,
  activated_at timestamptz not null default now()
);

insert into delivery.generation (id, remotes) values (0, '{}');

create table delivery.audit_entry (
  id integer generated always as identity primary key,
  recorded_at timestamptz not null default now(),
  actor text not null,
  action text not null check (action in ('publish', 'activate', 'rollback')),
  remote text not null,
  from_version text,
  to_version text,
  generation integer references delivery.generation,
  outcome text not null check (outcome in ('done', 'unchanged', 'refused')),
  code text,
  reason text,
  check ((outcome = 'refused') = (code is not null))
);

create index audit_entry_activation on delivery.audit_entry (remote, id) where generation is not null;

create table delivery.deploy_token (
  name text primary key,
  remote text not null,
  hash text not null,
  created_at timestamptz not null default now()
);
