import { createHash } from 'node:crypto';

import type { BotCheckKind } from '@tidegate/contracts/visitors/botCheck';

import { refusal } from '../../refusal';
import type { BotCheckRepository } from './botCheckRepository';
import type { TokenChecks } from './tokenCheck';

const longestToken = 8000;

export type BotCheckService = ReturnType<typeof botCheckService>;

export function botCheckService(
  checks: TokenChecks,
  used: Pick<BotCheckRepository, 'use' | 'removeUsedBefore'>,
  now: () => Date,
) {
  return {
    createTask: (kind: BotCheckKind, action: string) => checks[kind].createTask(action),
    /** Uses up a token, or throws the reason for refusing it. */
    redeem: async (kind: BotCheckKind, token: unknown, action: string) => {
      if (typeof token !== 'string' || token === '' || token.length > longestToken) {
        throw refusal('botCheck.failed');
      }
      const { identity, goodUntil } = await checks[kind].check(token, action);
      await used.removeUsedBefore(now());
      const hash = createHash('sha256').update(identity).digest();
      if (!(await used.use(hash, goodUntil))) throw refusal('botCheck.failed');
    },
  };
}
