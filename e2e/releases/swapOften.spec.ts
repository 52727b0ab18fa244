import type { CDPSession } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { readMetric } from '../site/metrics';
import { settings, type Site } from '../site/settings';
import { edition } from './changes';
import { expect, test } from './fixtures';
import { inBrowser, onServer } from './faults';
import type { SiteFixtures } from './fixtures';
import { readServedVersion, regionOf } from './regions';

// A recording keeps every page and reply in memory. Without one the option stays as it is: tests
// that set it get a worker, and a site, of their own.
if (settings.isRecorded) test.use({ trace: 'off' });

const megabyte = 1024 * 1024;
const swaps = 16;
/** Swaps after which memory is read: once every cache of modules is full, and at the end. */
const middle = [10, 11, 12];
const end = [14, 15, 16];

/** Megabytes that live as long as the module of their release, in a page and on a server. */
const ballast = 'remote.ballast = Array.from({ length: 500_000 }, (_, index) => index);';

interface Memory {
  page: number;
  server: number;
  renderers: number;
}

async function readPageHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

async function noteMemory(
  memories: Map<number, Memory>,
  swap: number,
  { site, session }: { site: SiteFixtures['site']; session: CDPSession },
): Promise<void> {
  if (![...middle, ...end].includes(swap)) return;
  await site.collectGarbage?.();
  memories.set(swap, {
    page: await readPageHeap(session),
    server: await readMetric(site, 'nodejs_heap_size_used_bytes'),
    renderers: await readMetric(site, 'tidegate_renderer_resident_memory_bytes'),
  });
}

function growthOf(part: keyof Memory, memories: ReadonlyMap<number, Memory>): number {
  const meanOver = (chosen: readonly number[]) =>
    chosen.reduce((sum, swap) => sum + (memories.get(swap)?.[part] ?? Number.NaN), 0) /
    chosen.length;
  return meanOver(end) - meanOver(middle);
}

/** Others who come while the campaign changes: the status of each reply. */
async function visitMeanwhile({ siteUrl }: Site, swap: number): Promise<number[]> {
  // A rendering process keeps a module for each language: four fill its cache within ten swaps.
  const paths = ['/', '/blackfriday', '/pricing', '/ar', '/de', '/fr'];
  const replies = await Promise.all(
    paths.map((path) => fetch(`${siteUrl}${path}?visitor=${swap}`)),
  );
  await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  return replies.map((reply) => reply.status);
}

test('page, renderers and server forget releases over sixteen swaps', async ({
  page,
  site,
  campaignTeam,
  good: _,
}) => {
  test.setTimeout(300_000);
  await openPage(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const memories = new Map<number, Memory>();

  for (let swap = 1; swap <= swaps; swap += 1) {
    const [version, statuses] = await Promise.all([
      campaignTeam.release(edition(`edition ${swap}`), inBrowser(ballast), onServer(ballast)),
      visitMeanwhile(site, swap),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect(regionOf(page, 'campaigns')).toContainText(`edition ${swap}`);
    expect((await readServedVersion(site, '/', 'campaigns')).version).toBe(version);
    await noteMemory(memories, swap, { site, session });
  }

  // A release that the page keeps weighs two to four megabytes, a process of one sixty at the least:
  // four more would show.
  expect(growthOf('page', memories)).toBeLessThan(2 * megabyte);
  expect(growthOf('renderers', memories)).toBeLessThan(100 * megabyte);
  // Of the page cache, which keeps each visit until it is full.
  expect(growthOf('server', memories)).toBeLessThan(6 * megabyte);
});
