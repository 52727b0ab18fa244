import { randomUUID } from 'node:crypto';
import { connectRegistry } from '../releases/registry';
import { variantOf } from '../releases/variantOf';
import { readMetric } from '../site/metrics';
import { driveLoad, waitForLogins } from './driveLoad';
import { expect, test } from './fixtures';
import { listUnexpectedFailures } from './listUnexpectedFailures';
import { openSiteEvents } from './openSiteEvents';
import {
  aBuyer,
  accountOf,
  call,
  earnToken,
  isKnown,
  keyInFlight,
  logIn,
  logOut,
  outcomeOf,
  readChecked,
  readHealth,
  startSession,
} from './siteCalls';
import { serverAt } from './startTwoServers';
import { visitPages } from './visitPages';

const verification = '/api/mms/account/v1/verification';

test.describe.configure({ timeout: 120_000 });

test('a session from one server is valid at the other, and logging out ends it at both', async ({
  servers,
}) => {
  const token = await startSession(serverAt(servers, 0), '203.0.113.1');

  expect(await isKnown(serverAt(servers, 1), token)).toBe(true);
  await logOut(serverAt(servers, 1), token);

  expect(await isKnown(serverAt(servers, 0), token)).toBe(false);
});

test('wrong passwords are counted across both servers', async ({ servers }) => {
  const codes: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    codes.push((await logIn(serverAt(servers, turn), '203.0.113.2', 'Wrong-Harbour-1!')).code);
  }

  expect(codes.slice(0, 10)).toEqual(new Array(10).fill(20101));
  expect(codes.slice(10)).toEqual([20102, 20102]);
});

test('a bot check token is accepted once across both servers', async ({ servers }) => {
  const botToken = await earnToken(serverAt(servers, 0));

  const replies = await Promise.all(
    [0, 1, 2, 3].map((turn) => readChecked(serverAt(servers, turn), botToken)),
  );

  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 20821, 20821, 20821]);
});

test('a code from an email is accepted once across both servers', async ({ servers }) => {
  const buyer = await aBuyer(serverAt(servers, 0));
  const about = { email: buyer.email, purpose: 'reset_password' };
  await call(serverAt(servers, 0), `${verification}/request`, {
    body: { ...about, language: 'en' },
  });
  const findCode = async () => {
    const emails = (await servers.readEmails()).filter((one) => one.includes(buyer.email));
    return /^(\d{4} \d{4})\r?$/m.exec(emails.join('\n'))?.[1];
  };
  await expect.poll(findCode).toBeDefined();

  // Validating a code again replaces its ticket, and one ticket sets one password.
  const tickets: string[] = [];
  for (const turn of [0, 1]) {
    const path = `${verification}/validate`;
    const options = { body: { ...about, code: await findCode() } };
    tickets.push(
      (await call<{ ticket: string }>(serverAt(servers, turn), path, options)).data.ticket,
    );
  }
  const replies = await Promise.all(
    [...tickets, ...tickets].map((ticket, turn) =>
      call(serverAt(servers, turn), '/api/mms/account/v1/web/reset_password', {
        body: { ticket, password: `Harbour-Light-${turn}!` },
      }),
    ),
  );

  expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1);
});

test('a purchase that starts at one server and settles at the other is charged once', async ({
  servers,
}) => {
  const buyer = await aBuyer(serverAt(servers, 0));
  const quote = await buyer.quote(serverAt(servers, 0));
  const key = randomUUID();
  const started = await Promise.all([
    buyer.subscribe(serverAt(servers, 0), quote, key),
    buyer.subscribe(serverAt(servers, 1), quote, key),
  ]);
  const again = await buyer.subscribe(serverAt(servers, 1), quote, key);

  // The second server may find the key in use; neither begins another payment.
  const { order_id: orderId } = again.data;
  const outcomes = started.map(outcomeOf);
  expect(outcomes).toContain(orderId);
  expect([orderId, keyInFlight]).toEqual(expect.arrayContaining(outcomes));
  await buyer.approve(again.data);

  await expect
    .poll(async () => (await buyer.check(serverAt(servers, 0), orderId)).label)
    .not.toBeNull();
  expect((await buyer.check(serverAt(servers, 1), orderId)).label).toMatch(/Paid|Success/);
  expect(await servers.listPayments(orderId)).toMatchObject([{ status: 'paid' }]);
  const orders = `select id from site.plan_order where account_id = ${accountOf(buyer)}`;
  expect(servers.postgres.query(orders)).toBe(orderId);
});

test('a due renewal is charged once, and its buyer gets one email', async ({ servers }) => {
  const { postgres } = servers;
  const buyer = await aBuyer(serverAt(servers, 0));
  const quote = await buyer.quote(serverAt(servers, 0));
  const bought = await buyer.subscribe(serverAt(servers, 0), quote, randomUUID());
  await buyer.approve(bought.data);
  const { order_id: orderId } = bought.data;
  const check = async () => (await buyer.check(serverAt(servers, 0), orderId)).label;
  await expect.poll(check).toMatch(/Paid|Success/);
  const renewals = `from site.plan_order where kind = 'renewal' and account_id = ${accountOf(buyer)}`;

  postgres.query(
    `update site.subscription set period_started_at = now() - interval '31 days', period_ends_at = now() - interval '1 minute' where account_id = ${accountOf(buyer)}; update site.job set due_at = now()`,
  );

  await expect
    .poll(() => postgres.query(`select status ${renewals}`), { timeout: 20_000 })
    .toBe('paid');
  const renewalId = postgres.query(`select id ${renewals}`);
  expect(await servers.listPayments(renewalId)).toHaveLength(1);
  const unsent = `select count(*) from site.email_outbox where recipient = '${buyer.email}'`;
  await expect.poll(() => postgres.query(unsent)).toBe('0');
  const emails = await servers.readEmails();
  const receipts = emails.filter((email) => email.includes('Subject: Your Tidegate receipt'));
  // One receipt for the purchase and one for its renewal.
  expect(receipts.filter((receipt) => receipt.includes(buyer.email))).toHaveLength(2);
});

test('a release activated at one server is served by the other and announced to open pages', async ({
  servers,
}) => {
  const registry = connectRegistry(servers.first);
  const version = await registry.findNewestVersion('campaigns');
  const next = variantOf(
    await registry.download('campaigns', version),
    `${version}-e2e.${Date.now()}`,
  );
  await registry.publish(next);
  const events = await openSiteEvents(serverAt(servers, 1));

  const { id } = await registry.activate('campaigns', next.document.version);
  const receivedAfterMs = await events.waitFor(id);
  const page = await (await fetch(`${serverAt(servers, 1)}/blackfriday`)).text();
  const pins = await fetch(`${serverAt(servers, 1)}/_site/generations/${id}/en.json`);

  expect(receivedAfterMs).toBeLessThan(2000);
  expect(page).toContain(`data-generation="${id}"`);
  expect(page).toContain(`campaigns@${next.document.version}`);
  expect(pins.status).toBe(200);
  events.close();
});

test('both servers work without Redis, report its state and reconnect on their own', async ({
  servers,
}) => {
  const { redis, first, second } = servers;
  const readState = (turn: number) => readHealth(turn === 0 ? first : second, '/healthz/api');
  await redis.stop();

  await expect.poll(() => readState(0)).toMatchObject({ status: 200, redis: 'away' });
  await expect.poll(() => readState(1)).toMatchObject({ status: 200, redis: 'away' });
  const codes: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    codes.push((await logIn(serverAt(servers, turn), '203.0.113.3', 'Wrong-Harbour-1!')).code);
  }
  const redisUp = await readMetric(first, 'backend_redis_up');
  await redis.start();

  expect(codes.filter((code) => code === 20102)).toHaveLength(2);
  expect(redisUp).toBe(0);
  await expect.poll(() => readState(0)).toMatchObject({ redis: 'up' });
  await expect.poll(() => readState(1)).toMatchObject({ redis: 'up' });
});

test('when one server is killed, the other responds and no acknowledged write is lost', async ({
  servers,
}) => {
  const { proxy, second, first } = servers;
  const load = driveLoad(proxy.siteUrl, { connections: 20, endsWithConnection: false });
  await waitForLogins(load);

  await second.kill();
  await waitForLogins(load);
  await load.stop();

  // An unanswered write may be lost with the server; reads are retried.
  expect(load.failures.filter(({ name }) => name !== 'login' && name !== 'events')).toEqual([]);
  for (const token of load.tokens) expect(await isKnown(first.siteUrl, token)).toBe(true);
});

test('stopping one server under load fails no request', async ({ servers }) => {
  const { proxy, second } = servers;
  const load = driveLoad(proxy.siteUrl, { connections: 50, endsWithConnection: false });
  await waitForLogins(load);

  load.stopPausing();
  const exitCode = await second.stop();
  await waitForLogins(load);
  await load.stop();

  expect(load.failures).toEqual([]);
  expect(exitCode).toBe(0);
});

test.describe('one server alone', () => {
  test.use({ serverCount: 1 });

  for (const mode of ['fast', 'immediate'] as const) {
    test(`a PostgreSQL restart (${mode}) under load causes only clear errors, and requests succeed afterwards`, async ({
      servers,
    }) => {
      const { first, postgres } = servers;
      const load = driveLoad(first.siteUrl, { connections: 20, endsWithConnection: false });
      await waitForLogins(load);

      postgres.restart(mode);
      await expect
        .poll(async () => (await fetch(`${first.operationsUrl}/healthz/api`)).status, {
          timeout: 20_000,
        })
        .toBe(200);
      const failuresBefore = load.failures.length;
      await waitForLogins(load);
      await load.stop();

      expect(await listUnexpectedFailures(load.failures, first)).toEqual([]);
      expect(load.failures.slice(failuresBefore)).toEqual([]);
      for (const token of load.tokens) expect(await isKnown(first.siteUrl, token)).toBe(true);
      const stored = `select count(*) from site.analytics_event where front_id = '${load.frontId}'`;
      await expect
        .poll(() => Number(postgres.query(stored)))
        .toBeGreaterThanOrEqual(load.answered.get('events') ?? Infinity);
    });
  }

  test('while PostgreSQL is paused, cached pages are served and a starting server waits', async ({
    servers,
  }) => {
    const { postgres, first } = servers;
    const pages = ['/', '/features', '/pricing', '/blog', '/blackfriday'];
    for (const page of pages) await fetch(first.siteUrl + page);
    const otherUrl = postgres.createDatabase('other');

    postgres.pause();
    const visitors = visitPages(first.siteUrl, pages);
    let isReady = false;
    const started = servers.startOther(otherUrl).finally(() => (isReady = true));
    // The four responses together take longer than the page cache considers a page fresh.
    for (let turn = 0; turn < 4; turn += 1) {
      const health = await readHealth(first, '/healthz/api');
      expect(health).toMatchObject({ status: 503, database: false });
      expect(await readHealth(first, '/healthz')).toMatchObject({ status: 200, page: 200 });
    }
    expect(isReady).toBe(false);
    postgres.resume();
    const other = await started;
    await visitors.stop();

    expect(visitors.failures).toEqual([]);
    expect(visitors.answered()).toBeGreaterThan(pages.length);
    expect(await readHealth(other, '/healthz/api')).toMatchObject({ status: 200 });
    expect(other.readLog()).toContainEqual(expect.objectContaining({ msg: 'ready' }));
    await other.kill();
  });

  test('a single server that is stopped under load responds to every accepted request', async ({
    servers,
  }) => {
    const { first } = servers;
    const load = driveLoad(first.siteUrl, { connections: 50, endsWithConnection: true });
    await waitForLogins(load);

    load.stopPausing();
    const exitCode = await first.stop();
    await load.stop();

    expect(load.failures.filter(({ isAccepted }) => isAccepted)).toEqual([]);
    expect(exitCode).toBe(0);
  });
});
