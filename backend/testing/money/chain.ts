import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';

import type { Answer, Buyer } from '../buyer';
import type { MoneyAudit } from './createMoneyAudit';
import type { MoneySite } from './moneySite';

/** A buyer with all events about their money. */
export interface Chain extends MoneySite {
  buyer: Buyer;
  random: () => number;
  inviteCode: string;
  audit: MoneyAudit;
  /** All quotes so far. */
  quotes: Quote[];
}

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

export function pick<Item>(random: () => number, items: readonly Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

export async function pass(chain: Chain, durationMs: number): Promise<void> {
  await chain.audit.accrue(durationMs);
  chain.site.passMs(durationMs);
}

export async function passDays(chain: Chain, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await pass(chain, dayMs);
    await chain.site.app.runJobs();
  }
  await chain.buyer.logInAgain();
}

export function answered<Data>(chain: Chain, answer: Answer<Data>): Answer<Data> {
  // A lost response of a provider may cause a 5xx. Nothing else may fail.
  if (answer.status >= 500 && !chain.crashes.hasCrashed) {
    throw new Error(`Status ${String(answer.status)}: ${JSON.stringify(answer.error)}`);
  }
  return answer;
}
