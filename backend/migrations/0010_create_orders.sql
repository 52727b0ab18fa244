create table site.subscription (
  id uuid primary key,
  account_id uuid not null references site.account on delete cascade,
  plan_id integer not null references site.plan,
  status text not null check (status in ('trialing', 'active', 'past_due', 'ended')),
  provider text not null,
  -- What later intervals are charged to; null where only one was bought.
  mandate_ref text,
  renews boolean not null,
  cancelled_at timestamptz,
  -- The plan that follows at the end of the period, if it is another one.
  next_plan_id integer references site.plan,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  period_started_at timestamptz not null,
  period_ends_at timestamptz not null check (period_ends_at > period_started_at),
  -- What the running period cost: an upgrade credits what is left of it.
  period_price_minor bigint not null check (period_price_minor >= 0),
  next_amount_minor bigint not null check (next_amount_minor > 0),
  renewal_amount_minor bigint not null check (renewal_amount_minor > 0),
  renewal_attempts integer not null check (renewal_attempts >= 0),
  -- The end of a period that a mail announced.
  reminded_for timestamptz,
  language text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'ended') = (ended_at is not null)),
  check (not renews or mandate_ref is not null)
);

create unique index subscription_running on site.subscription (account_id) where status <> 'ended';

create table site.plan_order (
  id uuid primary key,
  -- Null once the account is gone: books outlive it.
  account_id uuid references site.account on delete set null,
  subscription_id uuid references site.subscription on delete set null,
  -- The running subscription that an upgrade or a change was quoted for.
  replaced_subscription_id uuid references site.subscription on delete set null,
  plan_id integer not null references site.plan,
  product_id text not null,
  kind text not null check (kind in ('new', 'trial', 'upgrade', 'change', 'renewal')),
  status text not null check (status in ('created', 'processing', 'requires_action', 'paid', 'held',
    'failed', 'expired', 'refund_pending', 'refunded', 'disputed')),
  provider text,
  renews boolean not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_minor bigint not null check (price_minor >= 0),
  credit_minor bigint not null check (credit_minor between 0 and price_minor),
  amount_minor bigint not null check (amount_minor >= 0),
  next_amount_minor bigint not null check (next_amount_minor > 0),
  renewal_amount_minor bigint not null check (renewal_amount_minor > 0),
  period_started_at timestamptz not null,
  period_ends_at timestamptz not null check (period_ends_at > period_started_at),
  -- Which try to charge a renewal this is; 0 for what a person orders.
  attempt integer not null check (attempt >= 0),
  language text not null,
  tracking jsonb not null,
  provider_ref text,
  charge_ref text,
  approval_url text,
  failure text check (failure in ('declined', 'cancelled', 'expired', 'failed')),
  refund_reason text check (refund_reason in ('guarantee', 'withdrawal', 'late', 'duplicate')),
  withdrawn_at timestamptz,
  withdrawn_by text,
  invoice_number bigint unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  check (status in ('created', 'expired') or provider is not null or amount_minor = 0),
  unique (provider, provider_ref)
);

-- One open order for a product however many tabs are open.
create unique index plan_order_open on site.plan_order (account_id, product_id)
  where status in ('created', 'processing', 'requires_action') and kind <> 'renewal';
create unique index plan_order_renewal on site.plan_order
  (subscription_id, period_started_at, attempt) where kind = 'renewal';
-- The guarantee is once for each account, whatever is clicked at once.
create unique index plan_order_guarantee on site.plan_order (account_id)
  where refund_reason = 'guarantee';
create index plan_order_account on site.plan_order (account_id, created_at desc);
create index plan_order_charge on site.plan_order (provider, charge_ref);

-- One row: invoices are numbered without gaps.
create table site.invoice_counter (
  is_only boolean primary key default true check (is_only),
  last_number bigint not null
);
insert into site.invoice_counter (last_number) values (0);

create table site.idempotent_call (
  account_id uuid not null references site.account on delete cascade,
  key uuid not null,
  request_hash bytea not null check (length(request_hash) = 32),
  started_at timestamptz not null,
  -- Null while the call is being worked on.
  reply jsonb,
  primary key (account_id, key)
);

create index idempotent_call_start on site.idempotent_call (started_at);

create table site.webhook_event (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

create table site.signing_key (
  name text primary key,
  secret bytea not null check (length(secret) = 32)
);
