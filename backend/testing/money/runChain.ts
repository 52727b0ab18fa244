import type { Buyer } from '../buyer';
import { createMoneyAudit } from './createMoneyAudit';
import { type Chain, minuteMs, pass, pick } from './chain';
import type { MoneySite } from './moneySite';
import { buyPlainly, steps, withdraw } from './steps';

const longestPollMs = 5 * minuteMs;
/** Longer than the time-out of provider calls. */
const leaseMs = 31_000;

/** A found attack: a year for a fifth of its price. */
async function runKnownAttack(chain: Chain): Promise<void> {
  const [, , halfYear = '', year = ''] = chain.products.slice(-4);
  await buyPlainly(chain, halfYear);
  await buyPlainly(chain, year);
  const { orders } = await chain.buyer.overview();
  for (const order of orders.toReversed()) {
    await withdraw(chain, order);
    await settle(chain);
    await chain.audit.check();
  }
  await buyPlainly(chain, year);
}

/** Runs the chain of a seed and audits the money after each step. Returns the steps. */
export async function runChain(
  money: MoneySite,
  seed: number,
  people: { buyer: Buyer; inviteCode: string; random: () => number },
): Promise<string[]> {
  const audit = createMoneyAudit(money, people.buyer);
  const chain: Chain = { ...money, ...people, audit, quotes: [] };
  const { random, crashes } = chain;
  if (seed === 1) {
    await runKnownAttack(chain);
    await settle(chain);
    await audit.check();
    return ['attack'];
  }
  const names = Object.keys(steps);
  const wanted = 2 + Math.floor(random() * 11);
  const played: string[] = [];
  while (played.length < wanted) {
    // A chain without a purchase proves nothing.
    const name = played.length === 0 ? 'buy' : (pick(random, names) ?? 'buy');
    const statements = Math.floor(random() * 60);
    const doesCrash = random() < 0.15;
    played.push(doesCrash ? `${name} (process ends after ${String(statements)} statements)` : name);
    try {
      if (doesCrash) crashes.crashAfter(statements);
      await steps[name]?.(chain).catch((error: unknown) => {
        if (!doesCrash) throw error;
      });
      await settle(chain);
      await audit.check();
    } catch (error) {
      throw new Error(`Chain ${String(seed)}: ${played.join(' > ')}`, { cause: error });
    }
  }
  return played;
}

/** Restarts the process, delivers all events in random order and runs all due jobs. */
async function settle(chain: Chain): Promise<void> {
  chain.crashes.restart();
  const playRound = async (pauseMs: number) => {
    await deliverAll(chain);
    await pass(chain, pauseMs);
    await chain.site.app.runJobs();
  };
  for (let round = 0; round < 4; round += 1) await playRound(leaseMs + minuteMs);
  // After a lost response without an event the order is polled later.
  if (await chain.audit.isAnswerLost()) await playRound(longestPollMs);
  await chain.buyer.logInAgain();
}

/** Resends refused events, as providers do. */
async function deliverAll({ site, random }: Chain): Promise<void> {
  const events = site.events.splice(0).map((event) => ({ event, at: random() }));
  for (const { event } of events.toSorted((left, right) => left.at - right.at)) {
    const status = await site.deliverEvent(event);
    if (status >= 500) site.events.push(event);
  }
}
