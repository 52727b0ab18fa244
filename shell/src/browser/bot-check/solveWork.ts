import type { BotCheckTask } from '@tidegate/contracts/api/botCheck';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Challenge = Extract<BotCheckTask, { by: 'work' }>['challenge'];

/**
 * Does the work of a challenge; the solution is the token. The browser derives each key beside the
 * page, so the page needs no worker to stay quick.
 */
export async function solveWork(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  const controller = new AbortController();
  signal?.addEventListener('abort', () => {
    controller.abort();
  });
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  if (!solution) throw new Error('The work was not done in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}
