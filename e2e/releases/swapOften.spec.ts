import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { readMetric } from '../site/metrics';
import { settings, type Site } from '../site/settings';
import { edition } from './changes';
import { expect, test } from './fixtures';
import { inBrowser, onServer } from './faults';
import type { SiteFixtures } from './fixtures';
import { expectServedVersion, regionOf } from './regions';

// Traces keep every page and reply in memory. The option is set only if necessary, because tests
// that set it get a separate worker and site.
if (settings.isRecorded) test.use({ trace: 'off' });

const megabyte = 1024 * 1024;
const swaps = 16;
/** Memory is measured after these swaps: once every module cache is full, and at the end. */
const middle = [10, 11, 12];
const end = [14, 15, 16];

/** Makes a release that stays in memory measurable. */
const ballast = 'remote.ballast = Array.from({ length: 500_000 }, (_, index) => index);';

interface MemoryUse {
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
  memories: Map<number, MemoryUse>,
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

function growthOf(part: keyof MemoryUse, memories: ReadonlyMap<number, MemoryUse>): number {
  const meanOver = (chosen: readonly number[]) =>
    chosen.reduce((sum, swap) => sum + (memories.get(swap)?.[part] ?? Number.NaN), 0) /
    chosen.length;
  return meanOver(end) - meanOver(middle);
}

const warningLevel = 40;

/** The warnings and errors that a site has logged, for the message of a failed test. */
async function readWarnings({ dataDir }: Site): Promise<object[]> {
  const log = await readFile(path.join(dataDir, 'logs/site.log'), 'utf8');
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  return lines
    .map((line) => JSON.parse(line) as { level: number })
    .filter(({ level }) => level >= warningLevel);
}

/** Visits pages during a swap. Lists those without status 200 and what the site logged. */
async function visitMeanwhile(site: Site, swap: number): Promise<object[]> {
  // Rendering processes cache a module per language; four languages fill the cache in ten swaps.
  const paths = ['/', '/blackfriday', '/pricing', '/ar', '/de', '/fr'];
  const visits = paths.map(async (sitePath) => {
    const reply = await fetch(`${site.siteUrl}${sitePath}?visitor=${swap}`);
    await reply.arrayBuffer();
    return { sitePath, status: reply.status };
  });
  const failed = (await Promise.all(visits)).filter(({ status }) => status !== 200);
  return failed.length === 0 ? [] : [...failed, ...(await readWarnings(site))];
}

test('page, renderers and server free the memory of releases over sixteen swaps', async ({
  page,
  site,
  campaignTeam,
  good: _,
}) => {
  test.setTimeout(300_000);
  await openPage(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const memories = new Map<number, MemoryUse>();

  for (let swap = 1; swap <= swaps; swap += 1) {
    const [version, failed] = await Promise.all([
      campaignTeam.release(edition(`edition ${swap}`), inBrowser(ballast), onServer(ballast)),
      visitMeanwhile(site, swap),
    ]);
    expect(failed).toEqual([]);
    // As long as a swap may take on a busy machine.
    await expect(regionOf(page, 'campaigns')).toContainText(`edition ${swap}`, {
      timeout: 20_000,
    });
    await expectServedVersion(site, '/', 'campaigns', version);
    await noteMemory(memories, swap, { site, session });
  }

  // Each of the four swaps would add two to four megabytes to a page that leaks releases, and at
  // least sixty for each leaked process.
  expect(growthOf('page', memories)).toBeLessThan(2 * megabyte);
  expect(growthOf('renderers', memories)).toBeLessThan(100 * megabyte);
  // The page cache stores each visit until it is full.
  expect(growthOf('server', memories)).toBeLessThan(6 * megabyte);
});
