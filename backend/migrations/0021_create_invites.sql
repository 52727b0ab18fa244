create table site.invite_code (
  account_id uuid primary key references site.account on delete cascade,
  code text not null unique
);

-- One for each buyer: whoever was invited once is a customer afterwards.
create table site.invitation (
  order_id uuid primary key references site.plan_order on delete cascade,
  -- Null once the account is gone.
  inviter_id uuid references site.account on delete set null,
  buyer_id uuid unique references site.account on delete set null,
  free_days integer not null check (free_days > 0),
  -- Days are earned when the guarantee of the order is over, or never.
  status text not null check (status in ('waiting', 'earned', 'void')),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'waiting') = (decided_at is null))
);

create index invitation_inviter on site.invitation (inviter_id);

-- What an invitation adds to the first period.
alter table site.plan_order
  add column free_days integer not null default 0 check (free_days >= 0);
