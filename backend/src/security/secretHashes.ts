import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';
import { SiteError } from '@tidegate/contracts/errors/siteError';

export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's first choice for argon2id, which is also the library's default variant. */
const recommendedCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash occupies a core for tens of milliseconds, and more would starve other requests. */
const maxAtOnce = 2;
const maxWaiting = 64;

/** Slow hashes for secrets that people type: passwords and codes. */
export interface SecretHashes {
  hash(secret: string): Promise<string>;
  /** Takes equally long without a hash, to hide whether an account exists. */
  verify(secretHash: string | null, secret: string): Promise<boolean>;
}

export function createSecretHashes(cost = recommendedCost): SecretHashes {
  const runInTurn = createTurns();
  const placeholderHash = hash(randomBytes(16), cost);
  return {
    hash: (secret) => runInTurn(() => hash(secret, cost)),
    verify: async (secretHash, secret) => {
      const comparison = secretHash ?? (await placeholderHash);
      const isMatch = await runInTurn(() => verify(comparison, secret));
      return isMatch && secretHash !== null;
    },
  };
}

function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting) throw tooManyChecks();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function tooManyChecks(): SiteError {
  return new SiteError('server.overloaded', 'Too many secrets wait for their check', {
    details: { retry_after_seconds: 5 },
  });
}
