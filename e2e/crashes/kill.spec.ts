import { expect, test } from '@playwright/test';
import { connectRegistry } from '../releases/registry';
import { variantOf } from '../releases/variantOf';
import { startSite, withDataDir, type RunningSite } from '../site/startSite';
import { findLostWrites, writeUntilDeath, type AcknowledgedWrites } from './acknowledgedWrites';

const kills = 10;

async function publishSecond(site: RunningSite): Promise<[string, string]> {
  const registry = connectRegistry(site);
  const first = await registry.findNewestVersion('campaigns');
  const second = variantOf(await registry.download('campaigns', first), `${first}-e2e.kill`);
  await registry.publish(second);
  return [first, second.document.version];
}

test('ten kills during writes lose no acknowledged write', async () => {
  test.setTimeout(600_000);
  await withDataDir(async (dataDir) => {
    let site = await startSite({ dataDir });
    try {
      const versions = await publishSecond(site);
      for (let kill = 1; kill <= kills; kill += 1) {
        const writes: AcknowledgedWrites = { tokens: new Set(), generations: new Map() };
        let count = 0;
        // A different count each time makes the kill interrupt different stages of a write.
        const countAtKill = 4 + 2 * kill;
        await writeUntilDeath(site, {
          address: `198.51.100.${kill}`,
          versions,
          writes,
          onWrite() {
            count += 1;
            if (count === countAtKill) void site.kill();
          },
        });
        await site.kill();
        site = await startSite({ dataDir });

        expect(writes.tokens.size + writes.generations.size).toBeGreaterThanOrEqual(countAtKill);
        expect(await findLostWrites(site, writes), `after kill ${kill}`).toEqual([]);
        expect((await fetch(`${site.siteUrl}/blackfriday`)).status).toBe(200);
      }
    } finally {
      await site.kill();
    }
  });
});
