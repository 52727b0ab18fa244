import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { connectRegistry } from '../releases/registry';
import { variantOf } from '../releases/variantOf';
import { findLostWrites, writeUntilDeath, type AcknowledgedWrites } from './acknowledgedWrites';
import { findFreePort, startSite } from '../site/runSite';

const kills = 20;

test('twenty kills during writes lose nothing that was acknowledged', async () => {
  test.setTimeout(1_200_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tidegate-kill-'));
  const port = await findFreePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const site = { siteUrl, dataDir };
  const registry = connectRegistry(site);
  let running = await startSite(port, dataDir);
  try {
    const first = await registry.findNewestVersion('campaigns');
    const second = variantOf(await registry.download('campaigns', first), `${first}-e2e.kill`);
    await registry.publish(second);

    for (let kill = 1; kill <= kills; kill += 1) {
      const writes: AcknowledgedWrites = { tokens: new Set(), generations: new Map() };
      let count = 0;
      await writeUntilDeath(site, {
        address: `198.51.100.${kill}`,
        versions: [first, second.document.version],
        writes,
        onWrite() {
          count += 1;
          // Each time a little later, so that the kill meets other moments of a write.
          if (count === 5 + kill) void running.kill();
        },
      });
      await running.kill();
      running = await startSite(port, dataDir);

      expect(writes.tokens.size + writes.generations.size).toBeGreaterThanOrEqual(5 + kill);
      expect(await findLostWrites(site, writes), `after kill ${kill}`).toEqual([]);
      expect((await fetch(`${siteUrl}/blackfriday`)).status).toBe(200);
    }
  } finally {
    await running.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});
