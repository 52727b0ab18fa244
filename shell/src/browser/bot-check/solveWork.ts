import type { BotCheckTask } from '@tidegate/contracts/api/visitors/schemas';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Challenge = Extract<BotCheckTask, { by: 'work' }>['challenge'];

/** Solves a challenge; needs no worker because the browser derives keys off the main thread. */
export async function solveWork(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  const controller = new AbortController();
  signal?.addEventListener('abort', () => {
    controller.abort();
  });
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  if (!solution) throw new Error('The work was not done in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}
