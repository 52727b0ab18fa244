import { createHash, randomUUID } from 'node:crypto';

import { retention } from '@tidegate/contracts/visitors/retention';
import { Client } from 'pg';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';
import { toDatabaseName } from '../../../testing/toDatabaseName';
import { countDays, type RetentionRule, retentionRules } from './retentionRules';

type Row = Readonly<Record<string, unknown>>;

interface RuleCase {
  rule: string;
  /** Columns besides the rule's time. `mark` is a UUID that identifies the row. */
  row: (mark: string) => Row;
  /** Columns that exempt a row from the rule. */
  exempt?: (mark: string) => Row;
  /** True if the rows need an account, whose id is `mark`. */
  hasAccount?: boolean;
}

const dayMs = 24 * 3600_000;
const long = '2099-01-01';

const toHash = (mark: string) => `\\x${createHash('sha256').update(mark).digest('hex')}`;
const aSession = (mark: string) => ({
  ...{ id: mark, token_hash: toHash(mark), account_id: mark },
  ...{
    authenticated_at: '2020-01-01',
    created_at: '2020-01-01',
    seen_at: '2020-01-01',
    browser: '',
    system: '',
  },
});
const anOrder = (mark: string, changes: Row) => ({
  ...{ id: mark, plan_id: 1, product_id: mark, kind: 'new', renews: false, currency: 'USD' },
  ...{ price_minor: 100, discount_minor: 0, credit_minor: 0, amount_minor: 100, free_days: 0 },
  ...{ next_amount_minor: 100, renewal_amount_minor: 100, attempt: 0, language: 'en' },
  ...{ period_started_at: '2020-01-01', period_ends_at: '2020-02-01', tracking: {} },
  ...{ created_at: '2020-01-01', expires_at: '2020-01-01' },
  ...changes,
});
const nameOf = ({ table, since, period }: RetentionRule) =>
  `${toDatabaseName(table)}.${toDatabaseName(since)} ${period}`;

const cases: readonly RuleCase[] = [
  {
    rule: 'analytics_event.received_at eventDays',
    row: (mark) => ({
      ...{ happened_at: long, event_name: 'a', event_params: [], user_properties: [] },
      ...{ front_id: mark, language: 'en', device: 'desktop', country: '', country_code: '' },
      ...{ ip: '', app_name: '', app_type: 501, app_info: '' },
    }),
  },
  {
    rule: 'contact_message.received_at messageDays',
    row: (mark) => ({
      ...{ id: mark, content_hash: toHash(mark), name: 'a', email: 'a', inquiry: 'a' },
      language: 'en',
    }),
  },
  {
    rule: 'subscription_to_newsletter.confirm_until unconfirmedDays',
    row: (mark) => ({ email: mark, language: 'en', leave_token: mark }),
    exempt: () => ({ confirmed_at: '2020-01-01' }),
  },
  {
    rule: 'student_claim.asked_at unconfirmedDays',
    row: (mark) => ({ mailbox: mark, email: mark, language: 'en' }),
    exempt: () => ({ coupon_code: 'KEPT-CODE', issued_at: long }),
  },
  {
    rule: 'student_claim.issued_at studentDays',
    row: (mark) => ({
      ...{ mailbox: mark, email: mark, language: 'en' },
      ...{ asked_at: '2020-01-01', coupon_code: 'KEPT-CODE' },
    }),
  },
  {
    rule: 'session.expires_at sessionDays',
    row: aSession,
    hasAccount: true,
  },
  {
    rule: 'session.ended_at sessionDays',
    row: (mark) => ({ ...aSession(mark), expires_at: long, ended_by: 'logout' }),
    hasAccount: true,
  },
  {
    rule: 'verification.expires_at replyDays',
    row: (mark) => ({ account_id: mark, purpose: 'reset_password', code_hash: '', attempts: 0 }),
    hasAccount: true,
  },
  {
    rule: 'idempotent_call.started_at replyDays',
    row: (mark) => ({ account_id: mark, key: mark, request_hash: toHash(mark) }),
    hasAccount: true,
  },
  {
    rule: 'plan_order.expires_at quoteDays',
    row: (mark) => anOrder(mark, { account_id: mark, status: 'created' }),
    exempt: () => ({ status: 'expired', provider: 's1' }),
    hasAccount: true,
  },
  {
    rule: 'account.created_at unusedDays',
    row: (mark) => ({ id: mark, email: mark }),
    exempt: () => ({ password_hash: 'a hash' }),
  },
  {
    rule: 'webhook_event.received_at noticeDays',
    row: (mark) => ({ provider: 's1', event_id: mark }),
  },
  {
    rule: 'plan_order.expires_at noticeDays',
    row: (mark) => anOrder(mark, { status: 'failed', provider: 's1' }),
    exempt: (mark) => ({ account_id: mark }),
    hasAccount: true,
  },
  {
    rule: 'plan_order.paid_at orderYears',
    row: (mark) => anOrder(mark, { status: 'paid', provider: 's1' }),
    exempt: (mark) => ({ account_id: mark }),
    hasAccount: true,
  },
];

describeOnDatabase('a rule of retention', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
    await insert('coupon', {
      ...{ code: 'KEPT-CODE', kind: 'personal', percent_off: 10 },
      ...{ starts_at: '2020-01-01', ends_at: '2020-02-01' },
    });
  }, 60_000);
  afterAll(() => site.close());

  const query = async (text: string, values: unknown[]) => {
    const client = new Client(getUrl());
    await client.connect();
    const { rowCount } = await client.query(text, values);
    await client.end();
    return rowCount;
  };
  const insert = (table: string, row: Row) => {
    const columns = Object.keys(row).join(', ');
    return query(
      `insert into site.${table} (${columns})
       select ${columns} from jsonb_populate_record(null::site.${table}, $1::jsonb)`,
      [JSON.stringify(row)],
    );
  };
  const isThere = async (table: string, mark: string) => {
    const found = await query(`select from site.${table} kept where to_jsonb(kept)::text like $1`, [
      `%${mark}%`,
    ]);
    return found === 1;
  };
  /** Adds a row that started the given number of days before the next sweep. */
  const add = async (
    { table, since }: RetentionRule,
    of: RuleCase,
    days: number,
    more = of.exempt,
  ) => {
    const mark = randomUUID();
    const at = new Date(Date.parse('2026-03-02T12:00:00Z') - days * dayMs).toISOString();
    if (of.hasAccount) {
      await insert('account', { id: mark, email: mark, password_hash: 'a', created_at: at });
    }
    await insert(toDatabaseName(table), {
      ...of.row(mark),
      [toDatabaseName(since)]: at,
      ...more?.(mark),
    });
    return mark;
  };

  test('every retention rule has a test case', () => {
    expect(cases.map(({ rule }) => rule)).toEqual(retentionRules.map(nameOf));
  });

  test('every period in the privacy policy has a retention rule', () => {
    const ruled = new Set<string>(retentionRules.map(({ period }) => period));

    expect([...ruled].sort()).toEqual(Object.keys(retention).sort());
  });

  test('a row is deleted after its period, not before, and exempt rows stay', async () => {
    const none = () => ({});
    const added = await Promise.all(
      retentionRules.map(async (rule, index) => {
        const of = cases[index];
        if (!of) throw new Error(`${nameOf(rule)} has no case`);
        const days = countDays(rule);
        const marks = [
          await add(rule, of, days + 0.1, none),
          await add(rule, of, days - 0.1, none),
        ];
        return { rule, marks: of.exempt ? [...marks, await add(rule, of, days + 0.1)] : marks };
      }),
    );
    const sweep = async () => {
      site.passMs(dayMs);
      await site.app.runJobs();
      const left = await Promise.all(
        added.map(async ({ rule, marks }) => [
          nameOf(rule),
          await Promise.all(marks.map((mark) => isThere(toDatabaseName(rule.table), mark))),
        ]),
      );
      return Object.fromEntries(left) as unknown;
    };
    const expected = (...left: boolean[]) =>
      Object.fromEntries(
        cases.map(({ rule, exempt }) => [rule, [...left, ...(exempt ? [true] : [])]]),
      );

    const first = await sweep();
    const second = await sweep();

    expect(first).toEqual(expected(false, true));
    expect(second).toEqual(expected(false, false));
  });
});
