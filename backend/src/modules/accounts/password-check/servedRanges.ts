import type { FastifyBaseLogger } from 'fastify';

import type { BreachedRanges } from './breachedRanges';

const timeoutMs = 2000;
const line = /^([0-9A-F]{35}):(\d+)$/i;

/** While the service is down every range is empty, because it must not block new passwords. */
export function servedRanges(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  request: typeof fetch = fetch,
): BreachedRanges {
  return {
    listSuffixes: async (prefix) => {
      try {
        const reply = await request(`${url}/${prefix}`, {
          // Padding makes all responses equally long, which hides the range.
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

/** Padding entries have a count of zero. */
function parseRange(text: string): Set<string> {
  return new Set(
    text.split(/\r?\n/).flatMap((row) => {
      const [, suffix = '', count = '0'] = line.exec(row) ?? [];
      return Number(count) > 0 ? [suffix.toUpperCase()] : [];
    }),
  );
}
