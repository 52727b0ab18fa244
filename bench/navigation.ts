import { chromium, type Browser, type Page } from '@playwright/test';
import { waitUntilLive } from '../e2e/browser/openPage';
import { withConsent } from '../e2e/browser/withConsent';
import { settings } from '../e2e/site/settings';
import { withSite } from '../e2e/site/startSite';
import { median } from './median';
import { openContext } from './openContext';
import { openSlowPhone } from './openSlowPhone';

const rounds = 5;
const desktopLimitMs = 55;
const steps = [
  ['/', '/features'],
  ['/features', '/pricing'],
  ['/pricing', '/blog'],
  ['/blog', 'back'],
] as const;
/** In which a page is live even on a slow phone. */
const startMs = 10_000;
/** Until nothing more is prefetched. */
const settledMs = 3000;
/** From pointing at a link, or touching it, until the click. */
const aimMs = 100;

type Times = Map<string, number[]>;

async function aimAt(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector(`a[href$="${to}"]`);
    for (const type of ['pointerover', 'touchstart']) {
      link?.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, path);
  await page.waitForTimeout(aimMs);
}

/** Milliseconds until the frame that shows a page at another address with another heading. */
function navigate(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const { pathname } = location;
        const heading = document.querySelector('h1')?.textContent;
        const changes = new MutationObserver(() => {
          const shown = document.querySelector('h1')?.textContent;
          if (location.pathname === pathname || !shown || shown === heading) return;
          changes.disconnect();
          requestAnimationFrame(() => {
            // Callbacks come before style, layout and paint; this task comes right after them.
            const afterFrame = { priority: 'user-blocking' } as const;
            void scheduler.postTask(() => {
              resolve(performance.now() - startedAt);
            }, afterFrame);
          });
        });
        changes.observe(document, { childList: true, characterData: true, subtree: true });
        const startedAt = performance.now();
        if (to === 'back') history.back();
        else document.querySelector<HTMLAnchorElement>(`a[href$="${to}"]`)?.click();
      }),
    path,
  );
}

function note(times: Times, name: string, tookMs: number): void {
  times.set(name, [...(times.get(name) ?? []), tookMs]);
}

/** Navigates within one document. */
async function visit(page: Page, url: string, device: string, times: Times): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  // Earlier builds do not mark a live page.
  await Promise.race([waitUntilLive(page), page.waitForTimeout(startMs)]);
  for (const [from, to] of steps) {
    await page.waitForTimeout(settledMs);
    if (to !== 'back') await aimAt(page, to);
    note(times, `${device} ${from} → ${to}`, await navigate(page, to));
  }
}

/** Follows a link of a page that runs no React yet, until the next document is painted. */
async function openDocument(page: Page, url: string, times: Times): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settledMs);
  await aimAt(page, '/features');
  const startedAt = Date.now();
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('a[href$="/features"]')?.click();
  });
  await page.waitForURL('**/features', { waitUntil: 'commit' });
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) => {
          const paint = entries.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  note(times, 'phone, new document / → /features', paintedAt - startedAt);
}

const visitOnPhone = (page: Page, url: string, times: Times) => visit(page, url, 'phone', times);

async function measureRound(browser: Browser, siteUrl: string, times: Times): Promise<void> {
  const desktop = await openContext(browser, { storageState: withConsent('no') });
  await visit(await desktop.newPage(), `${siteUrl}/`, 'desktop', times);
  await desktop.close();
  // Apart, because each fetches what the other must not find in the HTTP cache.
  for (const measurePhone of [openDocument, visitOnPhone]) {
    const { context, page } = await openSlowPhone(browser);
    await measurePhone(page, `${siteUrl}/m/home`, times);
    await context.close();
  }
}

function printTimes(measured: readonly Times[]): void {
  for (const name of measured[0]?.keys() ?? []) {
    const medians = measured.map((times) => median(times.get(name) ?? []));
    const figures = medians.map((tookMs) => tookMs.toFixed(0).padStart(8)).join('');
    const limit = name.startsWith('desktop') ? `  limit ${desktopLimitMs}` : '';
    console.log(`${name.padEnd(36)}${figures}${limit}`);
  }
}

async function measure(siteUrls: readonly string[]): Promise<void> {
  const { chromiumPath: executablePath } = settings;
  const browser = await chromium.launch(executablePath === '' ? {} : { executablePath });
  const measured = siteUrls.map((): Times => new Map());
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, times] of measured.entries()) {
      await measureRound(browser, siteUrls[index] ?? '', times);
    }
  }
  await browser.close();
  console.log(`Milliseconds from a click until the page is painted, medians of ${rounds}`);
  printTimes(measured);
}

const given = process.argv.slice(process.argv.indexOf('navigation') + 1);
if (given.length > 0) await measure(given);
else await withSite({}, ({ siteUrl }) => measure([siteUrl]));
