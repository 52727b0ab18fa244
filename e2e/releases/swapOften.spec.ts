import type { CDPSession } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { readMetric } from '../site/metrics';
import type { Site } from '../site/settings';
import { edition } from './changes';
import { expect, test } from './browserFixtures';
import { readServedVersion, regionOf } from './regions';

// A recording keeps every page and reply in memory.
test.use({ trace: 'off' });

const megabyte = 1024 * 1024;
const swaps = 40;

async function readPageHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** From the middle, when every cache of modules is full, to the end fifteen swaps later. */
function growth(values: readonly number[]): { bytes: number; share: number } {
  const [middle, end] = [mean(values.slice(20, 25)), mean(values.slice(35, 40))];
  return { bytes: end - middle, share: end / middle };
}

/** Others who come while the campaign changes: the status of each reply. */
async function visitMeanwhile({ siteUrl }: Site, swap: number): Promise<number[]> {
  const paths = ['/', '/blackfriday', '/ar', '/pricing'];
  const replies = await Promise.all(
    paths.map((path) => fetch(`${siteUrl}${path}?visitor=${swap}`)),
  );
  await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  return replies.map((reply) => reply.status);
}

test('memory of page and server levels off over forty swaps', async ({
  page,
  site,
  campaignTeam,
  good: _,
}) => {
  test.setTimeout(300_000);
  await openPage(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const pageBytes: number[] = [];
  const serverBytes: number[] = [];
  const rendererBytes: number[] = [];

  for (let swap = 1; swap <= swaps; swap += 1) {
    const [version, statuses] = await Promise.all([
      campaignTeam.release(edition(`edition ${swap}`)),
      visitMeanwhile(site, swap),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200]);
    await expect(regionOf(page, 'campaigns')).toContainText(`edition ${swap}`);
    expect((await readServedVersion(site, '/', 'campaigns')).version).toBe(version);
    pageBytes.push(await readPageHeap(session));
    await site.collectGarbage?.();
    serverBytes.push(await readMetric(site, 'nodejs_heap_size_used_bytes'));
    rendererBytes.push(await readMetric(site, 'tidegate_renderer_resident_memory_bytes'));
  }

  expect(growth(pageBytes).share).toBeLessThan(1.04);
  // Of the page cache, which keeps each visit until it is full.
  expect(growth(serverBytes).bytes).toBeLessThan(15 * megabyte);
  expect(growth(rendererBytes).bytes).toBeLessThan(32 * megabyte);
});
