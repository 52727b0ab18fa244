import type { FastifyBaseLogger } from 'fastify';

import type { BreachedRanges } from './breachedRanges';

const timeoutMs = 2000;
const line = /^([0-9A-F]{35}):(\d+)$/i;

/**
 * Ranges of a service, such as `https://api.pwnedpasswords.com/range`. While it does not answer
 * nothing is in them: choosing a password is not to depend on it.
 */
export function servedRanges(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  request: typeof fetch = fetch,
): BreachedRanges {
  return {
    listSuffixes: async (prefix) => {
      try {
        const reply = await request(`${url}/${prefix}`, {
          // Replies are all of one length then: their size does not tell the range.
          headers: { 'add-padding': 'true' },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
        return parseRange(await reply.text());
      } catch (err) {
        log.warn({ code: 'accounts.breachServiceAway', err }, 'A password was not looked up');
        return new Set();
      }
    },
  };
}

/** Padding has a count of zero. */
function parseRange(text: string): Set<string> {
  return new Set(
    text.split(/\r?\n/).flatMap((row) => {
      const [, suffix = '', count = '0'] = line.exec(row) ?? [];
      return Number(count) > 0 ? [suffix.toUpperCase()] : [];
    }),
  );
}
