import { SiteError } from '@tidegate/contracts/errors/siteError';
import * as z from 'zod/mini';

import { refusal } from '../../refusal';
import type { TokenCheck } from './tokenCheck';

const timeoutMs = 5000;
const lifetimeMs = 2 * 60_000;
const leastScore = 0.5;

const replySchema = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  challenge_ts: z.optional(z.iso.datetime({ offset: true })),
  /** Only version 3 returns these. */
  action: z.optional(z.string()),
  score: z.optional(z.number()),
});

export interface RecaptchaOptions {
  version: 2 | 3;
  siteKey: string;
  secret: string;
  verifyUrl: string;
  hostname: string;
  now: () => Date;
}

async function call(token: string, { secret, verifyUrl }: RecaptchaOptions) {
  try {
    const reply = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return replySchema.parse(await reply.json());
  } catch (error) {
    throw new SiteError('botCheck.unavailable', 'The service of the bot check gave no answer', {
      cause: error,
    });
  }
}

export function recaptchaCheck(options: RecaptchaOptions): TokenCheck {
  const { version, siteKey, hostname, now } = options;
  return {
    createTask: async () => ({ by: 'recaptcha', site_key: siteKey }),
    check: async (token, action) => {
      const verdict = await call(token, options);
      if (!verdict.success || verdict.challenge_ts === undefined) throw refusal('botCheck.failed');
      if (verdict.hostname !== hostname) throw refusal('botCheck.failed');
      const goodUntil = new Date(Date.parse(verdict.challenge_ts) + lifetimeMs);
      if (goodUntil <= now()) throw refusal('botCheck.failed');
      if (version === 3) {
        if (verdict.action !== action) throw refusal('botCheck.failed');
        // The caller may try again with the fallback check.
        if ((verdict.score ?? 0) < leastScore) throw refusal('botCheck.scoreTooLow');
      }
      return { identity: token, goodUntil };
    },
  };
}
