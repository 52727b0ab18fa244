import type { BotCheck, BotCheckKind } from '@tidegate/contracts/botCheck';
import type { ApiReply } from '@tidegate/contracts/siteApi';
import { obtainProof } from './obtainProof';
import type { Proof } from './proof';
import { wait } from './wait';

/** So that a button is seen to work, and does not flicker (specification §9). */
const leastMs = 200;

export interface Attempt<Answer> {
  /** Sends what the visitor wants to send; without a proof as from a page without script. */
  attempt: (proof: Proof | undefined) => Promise<Answer>;
  isScoreLow: (answer: Answer) => boolean;
  signal?: AbortSignal | undefined;
}

export type Checked<Answer> =
  | { status: 'answered'; answer: Answer }
  | { status: 'refused'; reply: ApiReply };

/** Sends something under a bot check; after a low score once more, under the check that steps up. */
export async function passBotCheck<Answer>(
  { action, kind }: BotCheck,
  { attempt, isScoreLow, signal }: Attempt<Answer>,
): Promise<Checked<Answer>> {
  async function tryUnder(tried: BotCheckKind): Promise<Checked<Answer>> {
    const obtained = await obtainProof({ action, kind: tried }, signal);
    if (obtained.status === 'refused') return obtained;
    return { status: 'answered', answer: await attempt(obtained.proof) };
  }

  const [checked] = await Promise.all([tryUnder(kind), wait(leastMs)]);
  const stepsUp = kind === 'r3' && checked.status === 'answered' && isScoreLow(checked.answer);
  return stepsUp ? tryUnder('r2') : checked;
}
