import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';

import { refusal } from '../../refusal';
import type { TokenCheck } from './tokenCheck';

const lifetimeMs = 10 * 60_000;
const algorithm = 'PBKDF2/SHA-256';

/** Signed data of a challenge. The library's own expiry uses another clock. */
const boundSchema = z.object({ action: z.string(), cost: z.int(), goodUntilMs: z.int() });

const payloadSchema = z.object({
  challenge: z.object({
    // Loose, because the signature covers all parameters.
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: boundSchema,
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

export interface WorkOptions {
  secret: string;
  /** Cost of one attempt. A solution takes 256 on average. */
  cost: number;
  now: () => Date;
}

function parseToken(token: string) {
  try {
    const json: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return payloadSchema.safeParse(json).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Proof of work: negligible for one login, expensive for thousands. */
export function workCheck({ secret, cost, now }: WorkOptions): TokenCheck {
  return {
    createTask: async (action) => {
      const { parameters, signature = '' } = await createChallenge({
        algorithm,
        cost,
        deriveKey,
        hmacSignatureSecret: secret,
        data: { action, cost, goodUntilMs: now().getTime() + lifetimeMs },
      });
      return { by: 'work', challenge: { parameters: { ...parameters }, signature } };
    },
    check: async (token, action) => {
      const payload = parseToken(token);
      if (!payload) throw refusal('botCheck.failed');
      const { nonce, data } = payload.challenge.parameters;
      // Not yet authenticated, but refusing a wrong claim here saves verification.
      if (data.action !== action || data.cost !== cost) throw refusal('botCheck.failed');
      if (data.goodUntilMs <= now().getTime()) throw refusal('botCheck.failed');
      const { verified } = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret: secret,
      });
      if (!verified) throw refusal('botCheck.failed');
      return { identity: nonce, goodUntil: new Date(data.goodUntilMs) };
    },
  };
}
