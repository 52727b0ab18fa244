import { bindUserIpPath, dnsSettingsPath } from '@tidegate/contracts/api/settings/endpoints';
import { analyticsPath } from '@tidegate/contracts/api/visitors/endpoints';
import { invitePath } from '@tidegate/contracts/api/orders/endpoints';
import { setPasswordPath } from '@tidegate/contracts/api/account/endpoints';
import { Client } from 'pg';

import { accountCalls } from './accountCalls';
import { aBuyer, type Buyer } from './buyer';
import type { TestApp } from './testApp';

export const customerPassword = 'Quiet-Harbour-3!';

/** A page event of the account. `mark` identifies the tab. */
const anEvent = (mark: string) => ({
  ...{ event_name: 'page_show', event_params: [], user_properties: [] },
  ...{ event_datetime: '2026-03-01T12:00:00Z', event_timestamp: 0, front_id: mark },
  ...{ language: 'en', device: 'desktop', app_name: 'web', app_type: 501, app_info: '' },
});

export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Queries a test database directly. */
export function queriesOf(getUrl: () => string): Query {
  return async (text, values = []) => {
    const client = new Client(getUrl());
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(text, values);
    await client.end();
    return rows;
  };
}

export async function aBuyerWithPassword(site: TestApp): Promise<Buyer> {
  const buyer = await aBuyer(site);
  await buyer.post(setPasswordPath, { password: customerPassword });
  return buyer;
}

/** A customer with data in every table. `mark` is in the email address and all names. */
export async function aCustomer(site: TestApp, getUrl: () => string) {
  const query = queriesOf(getUrl);
  const buyer = await aBuyerWithPassword(site);
  const mark = buyer.email.split('@')[0] ?? '';
  const { order_id: orderId } = await buyer.purchase();
  await buyer.post(bindUserIpPath, { ip: '9.9.9.9' });
  await buyer.post(dnsSettingsPath, { resolvers: ['149.112.112.112'] });
  await buyer.get(invitePath);
  await accountCalls(site.app, getUrl()).logIn({
    ...{ email: buyer.email, password: customerPassword, appType: '101' },
    device: { installation: mark, name: mark },
  });
  const [account] = await query('select id from site.account where email = $1', [buyer.email]);
  const id = String(account?.['id']);
  await buyer.post(analyticsPath, { user_id: null, events: [anEvent(mark)] });
  await site.app.storeEvents();
  await query(
    `update site.plan_order set tracking = jsonb_build_object('utm_source', $2::text),
       withdrawn_by = $2 where id = $1`,
    [orderId, mark],
  );
  return { buyer, id, orderId, mark };
}
