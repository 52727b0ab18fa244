import { invitePath } from '@tidegate/contracts/api/orders/endpoints';
import { Client } from 'pg';

import { randomOf } from '../../../testing/buyWithFailures';
import { aBuyer } from '../../../testing/buyer';
import { Crashes } from '../../../testing/crashes';
import { describeOnDatabase } from '../../../testing/databases';
import type { MoneySite } from '../../../testing/money/moneySite';
import { runChain } from '../../../testing/money/runChain';
import { createTestApp, type TestApp } from '../../../testing/testApp';

/** `MONEY_SEEDS=1-10000` runs more chains. */
const [first = 1, last = 60] = (process.env['MONEY_SEEDS'] ?? '1-40').split('-').map(Number);
const currencies = ['usd', 'gbp', 'aud', 'cad'] as const;
/** The sandbox retains all payments and becomes slow. */
const chainsPerSite = 40;

const productsOf = `select product_id from site.plan
  where currency = upper($1) and offer_ends_at is null order by price_minor`;
/** Ends what a chain left running. */
const endAll = `update site.subscription set status = 'ended', renews = false, ended_at = now()
  where status <> 'ended'`;

describeOnDatabase('money', (getUrl) => {
  let site: TestApp | undefined;
  const crashes = new Crashes();
  afterAll(() => site?.close());

  const openSite = async () => {
    await site?.close();
    crashes.restart();
    site = await createTestApp({ url: getUrl(), sells: true, plugin: crashes });
    return site;
  };
  /** Returns the number of steps. */
  const playSeed = async (seed: number, current: TestApp, query: MoneySite['query']) => {
    const currency = currencies[seed % currencies.length];
    const rows = await query<{ product_id: string }>(productsOf, [currency]);
    const products = rows.map(({ product_id }) => product_id);
    const inviter = await aBuyer(current);
    const { code: inviteCode } = (await inviter.get(invitePath)).data as { code: string };
    const people = { buyer: await aBuyer(current), inviteCode, random: randomOf(seed) };
    const played = await runChain({ site: current, crashes, products, query }, seed, people);
    await query(endAll);
    await query('delete from site.job');
    return played.length;
  };

  test(
    `leaves once and pays for what it gives, in chains ${String(first)} to ${String(last)}`,
    async () => {
      const client = new Client(getUrl());
      await client.connect();
      const query: MoneySite['query'] = async <Row>(text: string, values: unknown[] = []) =>
        (await client.query(text, values)).rows as Row[];
      const wrong: string[] = [];
      let steps = 0;
      let current: TestApp | undefined;
      for (let seed = first; seed <= last; seed += 1) {
        if (!current || (seed - first) % chainsPerSite === 0) current = await openSite();
        try {
          steps += await playSeed(seed, current, query);
        } catch (error) {
          const { message, cause } = error as Error;
          wrong.push(`${message}\n${cause instanceof Error ? (cause.stack ?? '') : ''}`);
          current = undefined;
        }
      }
      await client.end();
      expect(wrong).toEqual([]);
      expect(steps).toBeGreaterThan(last - first);
    },
    (last - first + 1) * 5000,
  );
});
