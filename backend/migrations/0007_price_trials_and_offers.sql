alter table site.plan
  add column renewal_price_minor bigint check (renewal_price_minor > 0),
  add column trial_days integer check (trial_days > 0),
  -- The first instant at which the price no longer holds; null for a standard plan.
  add column offer_ends_at timestamptz,
  add check ((trial_price_minor is null) = (trial_days is null));

update site.plan set renewal_price_minor = price_minor;

alter table site.plan alter column renewal_price_minor set not null;
