alter table site.plan
  -- The campaign that an offer belongs to; null for a standard plan.
  add column offer_key text,
  -- The site path of that campaign.
  add column offer_path text,
  add column offer_starts_at timestamptz;

-- Offers without a campaign are not sold any more; who bought one keeps its row.
update site.plan
  set is_on_sale = false, offer_key = 'unnamed', offer_path = '/promotion', offer_starts_at = 'epoch'
  where offer_ends_at is not null;

alter table site.plan
  add check (offer_starts_at < offer_ends_at),
  add check (
    num_nulls(offer_key, offer_path, offer_starts_at, offer_ends_at) in (0, 4)
  );
