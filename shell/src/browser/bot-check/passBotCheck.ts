import type { BotCheck, BotCheckKind } from '@tidegate/contracts/visitors/botCheck';
import type { ApiReply } from '@tidegate/contracts/siteApi';
import { obtainProof } from './obtainProof';
import type { Proof } from './proof';
import { wait } from './wait';

/** Makes the button's response visible and avoids flicker (specification §9). */
const leastMs = 200;

export interface Attempt<Answer> {
  /** Sends the visitor's request; without a proof, as from a page without JavaScript. */
  attempt: (proof: Proof | undefined) => Promise<Answer>;
  isScoreLow: (answer: Answer) => boolean;
  signal?: AbortSignal | undefined;
}

export type Checked<Answer> =
  | { status: 'answered'; answer: Answer }
  | { status: 'refused'; reply: ApiReply };

/** Sends a request under a bot check and repeats it under the step-up check after a low score. */
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
