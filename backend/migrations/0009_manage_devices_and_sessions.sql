-- An app that is logged in; one whose session is over takes no place and goes with the next login.
create table site.device (
  user_id uuid primary key,
  account_id uuid not null references site.account on delete cascade,
  app_type integer not null check (app_type > 0),
  -- The app's own name for its installation, empty where it gives none.
  installation text not null check (length(installation) <= 64),
  name text not null check (length(name) <= 64),
  created_at timestamptz not null,
  unique (account_id, app_type, installation)
);

alter table site.session
  -- Null for a web page, and once the device has been removed.
  add column device_id uuid references site.device on delete set null,
  add column seen_at timestamptz;

update site.session set seen_at = created_at;

alter table site.session alter column seen_at set not null;

create index session_device on site.session (device_id);

create table site.bound_address (
  account_id uuid primary key references site.account on delete cascade,
  -- In its shortest form, as the code writes it.
  address text not null check (length(address) <= 45),
  bound_at timestamptz not null
);

create table site.dns_settings (
  account_id uuid primary key references site.account on delete cascade,
  resolvers text[] not null check (cardinality(resolvers) between 1 and 2),
  updated_at timestamptz not null
);

alter table site.session
  -- Names it to its owner: the hash of its token is nobody's to see.
  add column id uuid not null unique default gen_random_uuid(),
  -- As the browser called itself at login; empty for an app, and where it says nothing we know.
  add column browser text not null default '' check (length(browser) <= 64),
  add column system text not null default '' check (length(system) <= 64);
