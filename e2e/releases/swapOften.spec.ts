import type { CDPSession } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { readMetric } from '../site/metrics';
import { settings } from '../site/settings';
import { edition } from './changes';
import { expect, test } from './fixtures';
import { readServedVersion, regionOf } from './regions';

// A recording keeps every page and reply in memory.
test.use({ trace: 'off' });

const megabyte = 1024 * 1024;
const swaps = 100;

async function readPageHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How far the last fifth lies above the middle one, as a share of the middle one. */
function growth(values: readonly number[], slackBytes: number): number {
  const middle = mean(values.slice(40, 60));
  return (mean(values.slice(80)) - slackBytes) / middle;
}

/** Others who come while the campaign changes: the status of each reply. */
async function visitMeanwhile(swap: number): Promise<number[]> {
  const paths = ['/', '/blackfriday', '/ar', '/pricing'];
  const replies = await Promise.all(
    paths.map((path) => fetch(`${settings.siteUrl}${path}?visitor=${swap}`)),
  );
  await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  return replies.map((reply) => reply.status);
}

test('memory of page and server levels off over a hundred swaps', async ({
  page,
  campaignTeam,
  good: _,
}) => {
  test.setTimeout(900_000);
  await openPage(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const pageBytes: number[] = [];
  const serverBytes: number[] = [];

  for (let swap = 1; swap <= swaps; swap += 1) {
    const [version, statuses] = await Promise.all([
      campaignTeam.release(edition(`edition ${swap}`)),
      visitMeanwhile(swap),
    ]);
    expect(statuses).toEqual([200, 200, 200, 200]);
    await expect(regionOf(page, 'campaigns')).toContainText(`edition ${swap}`);
    expect((await readServedVersion('/', 'campaigns')).version).toBe(version);
    pageBytes.push(await readPageHeap(session));
    serverBytes.push(
      (await readMetric('process_resident_memory_bytes')) +
        (await readMetric('tidegate_renderer_resident_memory_bytes')),
    );
  }

  expect(growth(pageBytes, 0)).toBeLessThan(1.1);
  expect(growth(serverBytes, 16 * megabyte)).toBeLessThan(1.1);
});
