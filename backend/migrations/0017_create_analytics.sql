create table site.analytics_event (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  happened_at timestamptz not null,
  event_name text not null,
  event_params jsonb not null,
  user_properties jsonb not null,
  user_id text,
  front_id text not null,
  language text not null,
  device text not null,
  country text not null,
  country_code text not null,
  -- The network alone: /24 of an IPv4 address, /48 of an IPv6 one.
  ip text not null,
  app_name text not null,
  app_type integer not null,
  app_info text not null
);

create index analytics_event_time on site.analytics_event (received_at);
