import { chromium, type CDPSession, type Page } from '@playwright/test';
import { withConsent } from '../e2e/browser/withConsent';
import { openPage } from '../e2e/browser/openPage';
import { openSiteEvents } from '../e2e/crashes/openSiteEvents';
import { alwaysLive, edition } from '../e2e/releases/changes';
import { createTeams, type ReleaseTeam } from '../e2e/releases/createTeams';
import { connectRegistry } from '../e2e/releases/registry';
import { readMetric } from '../e2e/site/metrics';
import { settings } from '../e2e/site/settings';
import { withSite, type RunningSite } from '../e2e/site/startSite';

const given = process.argv.slice(process.argv.indexOf('swaps') + 1).map(Number);
const [swaps = 100, streams = 0] = given;
/** Swaps between two measurements of memory, each after a garbage collection. */
const readEvery = 20;
const kilobyte = 1024;

type MeasuredSite = Pick<RunningSite, 'siteUrl' | 'operationsUrl' | 'dataDir'> &
  Partial<Pick<RunningSite, 'collectGarbage'>>;

function waitForText(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const poll = () => {
          const region = document.querySelector('[data-remote^="campaigns@"]');
          if (region?.textContent.includes(wanted)) resolve(Date.now());
          else setTimeout(poll, 1);
        };
        poll();
      }),
    text,
  );
}

/** Milliseconds from the activation of a published release until an open page shows it. */
async function measureSwap(page: Page, team: ReleaseTeam, swap: number): Promise<number> {
  const name = `edition ${swap}.`;
  const version = await team.publish(edition(name));
  const shown = waitForText(page, name);
  const startedAt = Date.now();
  await team.activate(version);
  return (await shown) - startedAt;
}

async function describeMemory(site: MeasuredSite, session: CDPSession): Promise<string> {
  await site.collectGarbage?.();
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const page = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  const server = await readMetric(site, 'nodejs_heap_size_used_bytes');
  const renderers = await readMetric(site, 'tidegate_renderer_resident_memory_bytes');
  const parts = { page, server, renderers };
  return Object.entries(parts)
    .map(([name, bytes]) => `${name} ${Math.round(bytes / kilobyte)} kB`)
    .join(', ');
}

function findPercentile(times: readonly number[], share: number): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length * share)] ?? 0;
}

async function measure(site: MeasuredSite, page: Page): Promise<void> {
  const team = await createTeams(connectRegistry(site))('campaigns', alwaysLive);
  await team.release(edition('edition 0.'));
  const listeners = await Promise.all(
    Array.from({ length: streams }, () => openSiteEvents(site.siteUrl)),
  );
  await openPage(page, `${site.siteUrl}/blackfriday`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const times: number[] = [];
  for (let swap = 1; swap <= swaps; swap += 1) {
    times.push(await measureSwap(page, team, swap));
    if (swap % readEvery === 0) console.log(`${swap}: ${await describeMemory(site, session)}`);
  }
  console.log(`${swaps} swaps beside ${streams} event streams, order to sight:`);
  console.log(`median ${findPercentile(times, 0.5)} ms, p95 ${findPercentile(times, 0.95)} ms`);
  await team.activate(team.base);
  for (const listener of listeners) listener.close();
}

async function measureIn(site: MeasuredSite): Promise<void> {
  const { chromiumPath: executablePath } = settings;
  const browser = await chromium.launch(executablePath === '' ? {} : { executablePath });
  try {
    const context = await browser.newContext({ storageState: withConsent('no') });
    // esbuild wraps functions in this helper, also those that run in the page.
    await context.addInitScript('globalThis.__name = (value) => value;');
    await measure(site, await context.newPage());
  } finally {
    await browser.close();
  }
}

if (process.env['SITE_URL'] === undefined) await withSite({}, measureIn);
else await measureIn(settings);
