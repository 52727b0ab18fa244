import { chromium, type Browser } from '@playwright/test';
import { findArticlePath } from '../e2e/site/findArticlePath';
import { settings } from '../e2e/site/settings';
import { withSite } from '../e2e/site/startSite';
import { median } from './median';
import { openSlowPhone } from './openSlowPhone';
import { readLoading, type Loading } from './readLoading';
import { serveBlankPage } from './serveBlankPage';

const rounds = 3;
const settledMs = 1000;
const prefixes = { en: '/m', ar: '/ar/m' } as const;
const limits = 'limits: LCP 1100 ms, shift 0, blocked 50 ms, script 2 kB';

interface Reading extends Loading {
  scriptBytes: number;
}

/**
 * Follows a link of another site and reads on, as a visitor does who uses no control. In an empty
 * tab the browser would start the page's process only when the response is there.
 */
async function readPage(browser: Browser, linkingUrl: string, url: string): Promise<Reading> {
  const { context, page, scriptBytes } = await openSlowPhone(browser);
  await page.goto(linkingUrl);
  await page.setContent(`<a href="${url}">Read</a>`);
  await page.waitForTimeout(settledMs);
  await page.getByRole('link').click();
  await page.waitForURL(url, { waitUntil: 'load' });
  // Scrolling ends the report of Largest Contentful Paint.
  await page.waitForTimeout(settledMs);
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(3000);
  const loading = await readLoading(page);
  await context.close();
  return { ...loading, scriptBytes: scriptBytes() };
}

const columns = ['LCP ms', 'shift', 'blocked', 'script kB'];

const medianOf = (readings: readonly Reading[], figure: keyof Reading) =>
  median(readings.map((reading) => reading[figure]));

function printRow(name: string, cells: readonly string[]): void {
  console.log(`${name.slice(0, 23).padEnd(24)}${cells.map((cell) => cell.padStart(10)).join('')}`);
}

/** One row for each site, and the Largest Contentful Paint as a ratio to that of the last one. */
function printReadings(name: string, sites: readonly (readonly Reading[])[]): void {
  const reference = medianOf(sites.at(-1) ?? [], 'lcpMs');
  for (const [index, readings] of sites.entries()) {
    const lcpMs = medianOf(readings, 'lcpMs');
    printRow(index === 0 ? name : '', [
      lcpMs.toFixed(0),
      Math.max(...readings.map(({ shift }) => shift)).toFixed(4),
      medianOf(readings, 'blockedMs').toFixed(0),
      (medianOf(readings, 'scriptBytes') / 1000).toFixed(1),
      ...(sites.length > 1 ? [(lcpMs / reference).toFixed(2)] : []),
    ]);
  }
}

async function measurePages(siteUrls: readonly string[]): Promise<void> {
  const { chromiumPath: executablePath } = settings;
  const browser = await chromium.launch(executablePath === '' ? {} : { executablePath });
  const linkingPage = await serveBlankPage();
  const article = await findArticlePath(siteUrls[0]);
  printRow('', columns);
  for (const [language, prefix] of Object.entries(prefixes)) {
    for (const path of ['/home', '/pricing', article, '/blackfriday', '/login']) {
      const sites = siteUrls.map((siteUrl) => ({ siteUrl, readings: [] as Reading[] }));
      for (let round = 0; round < rounds; round += 1) {
        for (const { siteUrl, readings } of sites) {
          readings.push(await readPage(browser, linkingPage.url, siteUrl + prefix + path));
        }
      }
      printReadings(
        `${language} ${path}`,
        sites.map(({ readings }) => readings),
      );
    }
  }
  await browser.close();
  linkingPage.close();
  console.log(`\n${limits}`);
}

const given = process.argv.slice(process.argv.indexOf('phone') + 1);
if (given.length > 0) await measurePages(given);
else await withSite({}, ({ siteUrl }) => measurePages([siteUrl]));
