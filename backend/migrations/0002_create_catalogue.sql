create table site.plan (
  id integer generated always as identity primary key,
  product_id text not null unique,
  family text not null,
  tier text not null,
  channel text not null,
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  interval_count integer not null check (interval_count > 0),
  interval_unit text not null check (interval_unit in ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  price_minor bigint not null check (price_minor > 0),
  trial_price_minor bigint check (trial_price_minor >= 0),
  is_recommended boolean not null,
  is_on_sale boolean not null
);

create index plan_on_sale on site.plan (currency) where is_on_sale;
