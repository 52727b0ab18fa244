import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

import { tooManyVerifications } from './accountErrors';

/** OWASP's first choice for argon2id, the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes a core for tens of milliseconds: more at once would starve every other request. */
const maxAtOnce = 2;
const maxWaiting = 64;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False without a hash too, after the same time: speed must not tell who has an account. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const takeTurn = createTurns();
  const nobodysHash = hash(randomBytes(16), cost);
  return {
    hash: (password) => takeTurn(() => hash(password, cost)),
    verify: async (passwordHash, password) => {
      const comparison = passwordHash ?? (await nobodysHash);
      const isMatch = await takeTurn(() => verify(comparison, password));
      return isMatch && passwordHash !== null;
    },
  };
}

function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting) throw tooManyVerifications();
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
