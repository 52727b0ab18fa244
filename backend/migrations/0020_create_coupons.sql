create table site.coupon (
  code text primary key check (code ~ '^[A-Z0-9-]{4,32}$'),
  -- `content` ones come with the code, `personal` ones were made for somebody.
  kind text not null check (kind in ('content', 'personal')),
  percent_off integer check (percent_off between 1 and 90),
  -- Minor units by currency.
  amounts_off jsonb,
  -- Plans by family and length (`vip.1y`); null for every plan.
  fits text[],
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Null where everybody may use it once.
  max_uses integer check (max_uses > 0),
  check (num_nulls(percent_off, amounts_off) = 1)
);

alter table site.plan_order
  add column coupon_code text references site.coupon,
  add column discount_minor bigint not null default 0 check (discount_minor >= 0),
  add check (discount_minor + credit_minor <= price_minor),
  add check (coupon_code is not null or discount_minor = 0);

-- An order is what uses a coupon up: see decision 0031.
create index plan_order_coupon on site.plan_order (coupon_code) where coupon_code is not null;
