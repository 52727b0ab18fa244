import { test as base } from '@playwright/test';
import { withDataDir } from '../site/startSite';
import { startTwoServers, type TwoServers } from './startTwoServers';

export interface ServerFixtures {
  /** The number of servers behind the proxy. */
  serverCount: 1 | 2;
  servers: TwoServers;
}

/** Starts two servers of one site once, and restarts those that an earlier test terminated. */
export const test = base.extend<ServerFixtures, { pair: TwoServers | undefined }>({
  serverCount: [2, { option: true }],
  pair: [
    async ({ browserName: _ }, use) => {
      await withDataDir(async (dataDir) => {
        const pair = await startTwoServers(dataDir);
        await use(pair);
        await pair?.end();
      });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  servers: async ({ pair, serverCount }, use, testInfo) => {
    testInfo.skip(pair === undefined, 'PostgreSQL or redis-server is not installed');
    if (!pair) return;
    await pair.prepare(serverCount);
    await use(pair);
  },
});

export { expect } from '@playwright/test';
