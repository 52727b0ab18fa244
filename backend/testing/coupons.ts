import { couponCheckPath, prepurchasePath } from '@tidegate/contracts/api/payments/endpoints';
import type { CouponTerms, Quote } from '@tidegate/contracts/api/payments/quoteSchemas';
import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { Client } from 'pg';

import { type Buyer, monthly } from './buyer';
import type { TestApp } from './testApp';

/** Coupons of a test site. */
export interface TestCoupons {
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Creates a coupon, by default half off everything for everybody. */
  issue(code: string, changes?: Record<string, unknown>): Promise<string>;
  /** Previews a coupon as a visitor. */
  check(payload: object): Promise<{ code: number; data: CouponTerms; error?: { code: string } }>;
  buyWith(buyer: Buyer, coupon: string): Promise<{ quote: Quote; result: OrderResult }>;
}

/** Requests a quote of the monthly plan. */
export function requestWith(buyer: Buyer, coupon: string, more: object = {}) {
  return buyer.post(prepurchasePath, { product_id: monthly, coupon, ...more });
}

export function testCoupons(getUrl: () => string, getSite: () => TestApp): TestCoupons {
  const query: TestCoupons['query'] = async (text, values = []) => {
    const client = new Client(getUrl());
    await client.connect();
    try {
      return (await client.query(text, values)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };
  return {
    query,
    issue: async (code, changes = {}) => {
      const row = {
        ...{ code, kind: 'personal', percent_off: 50, amounts_off: null, fits: null },
        ...{ starts_at: '2026-01-01', ends_at: '2028-01-01', max_uses: null },
        ...changes,
      };
      const places = Object.keys(row).map((_, index) => `$${String(index + 1)}`);
      await query(
        `insert into site.coupon (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
        Object.values(row),
      );
      return code;
    },
    check: async (payload) =>
      (await getSite().app.inject({ method: 'POST', url: couponCheckPath, payload })).json(),
    buyWith: async (buyer, coupon) => {
      const quote = await buyer.quote(monthly, { coupon });
      const started = await buyer.subscribe(quote);
      await buyer.choose(started.data.approval_url, 'approve');
      return { quote, result: (await buyer.check(quote.quote_id)).data };
    },
  };
}
