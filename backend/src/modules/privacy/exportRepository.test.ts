import type { AccountExport } from '@tidegate/contracts/api/account/schemas';
import { exportAccountPath } from '@tidegate/contracts/api/account/endpoints';

import { aCustomer, queriesOf } from '../../../testing/customer';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

describeOnDatabase('a copy of an account', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  test('the export holds all data of the account and none of others', async () => {
    const { buyer, id, mark } = await aCustomer(site, getUrl);
    const other = await aCustomer(site, getUrl);
    await queriesOf(getUrl)(
      `insert into site.email_outbox (id, kind, recipient, language, created_at, due_at, attempts)
       values (gen_random_uuid(), 'a.kind', $1, 'en', '2026-03-01', '2099-01-01', 0)`,
      [buyer.email],
    );

    const { tables } = (await buyer.get(exportAccountPath)).data as AccountExport;

    const filled = Object.keys(tables).filter((table) => tables[table]?.length);
    expect(filled.sort()).toEqual(
      [
        ...['account', 'analytics_event', 'bound_address', 'device', 'dns_settings'],
        ...[
          'idempotent_call',
          'invite_code',
          'ledger_entry',
          'email_outbox',
          'plan_order',
          'session',
          'subscription',
        ],
      ].sort(),
    );
    expect(tables['account']).toEqual([
      { id, email: buyer.email, created_at: '2026-03-01T12:00:00.000Z', verified_at: null },
    ]);
    expect(tables['device']).toMatchObject([{ name: mark, installation: mark }]);
    expect(JSON.stringify(tables)).not.toMatch(
      new RegExp(`${other.id}|${other.mark}|argon2|_hash"`),
    );
  });

  test('an export requires a session', async () => {
    const { statusCode } = await site.app.inject({ url: exportAccountPath });

    expect(statusCode).toBe(401);
  });
});
