import { test as base } from '@playwright/test';
import { withDataDir } from '../site/startSite';
import { startTwoServers, type TwoServers } from './startTwoServers';

export interface ServerFixtures {
  /** How many of the servers the proxy sends requests to. */
  serverCount: 1 | 2;
  servers: TwoServers;
}

/** Two servers of one site, started once; each test finds them running, whatever others ended. */
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
