-- What came in and went out, in minor units: an order's money is the sum of its entries.
create table site.ledger_entry (
  id bigint generated always as identity primary key,
  order_id uuid not null references site.plan_order on delete cascade,
  kind text not null check (kind in ('charge', 'refund', 'dispute', 'dispute_won')),
  amount_minor bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  at timestamptz not null,
  check ((kind in ('charge', 'dispute_won')) = (amount_minor > 0) and amount_minor <> 0)
);
create index ledger_entry_order on site.ledger_entry (order_id);
-- Money comes in once and goes back once; a dispute may be opened again.
create unique index ledger_entry_once on site.ledger_entry (order_id, kind)
  where kind in ('charge', 'refund');

insert into site.ledger_entry (order_id, kind, amount_minor, currency, at)
  select id, 'charge', amount_minor, currency, paid_at from site.plan_order
  where paid_at is not null and amount_minor > 0;
insert into site.ledger_entry (order_id, kind, amount_minor, currency, at)
  select id, 'refund', -amount_minor, currency, coalesce(refunded_at, paid_at) from site.plan_order
  where status = 'refunded' and paid_at is not null and amount_minor > 0;
insert into site.ledger_entry (order_id, kind, amount_minor, currency, at)
  select id, 'dispute', -amount_minor, currency, paid_at from site.plan_order
  where status = 'disputed' and paid_at is not null and amount_minor > 0;

-- What stands on money that goes back goes back with it.
alter table site.plan_order drop constraint plan_order_refund_reason_check;
alter table site.plan_order add constraint plan_order_refund_reason_check
  check (refund_reason in ('guarantee', 'withdrawal', 'late', 'duplicate', 'unwound'));
-- When its provider was first asked for the money of a renewal.
alter table site.plan_order add column charge_asked_at timestamptz;

-- Days at the end of the period that nobody paid for.
alter table site.subscription
  add column gift_days integer not null default 0 check (gift_days >= 0);
update site.subscription set gift_days = plan_order.free_days from site.plan_order
  where plan_order.subscription_id = subscription.id
    and plan_order.period_started_at = subscription.period_started_at
    and plan_order.kind = 'new';
update site.plan_order set charge_asked_at = created_at
  where kind = 'renewal' and status = 'processing';
