import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { phone } from '../e2e/browser/phone';
import { withConsent } from '../e2e/browser/withConsent';
import { sitePages, type SitePage } from '../e2e/site/pages';
import { settings } from '../e2e/site/settings';
import { withSite } from '../e2e/site/startSite';

const screens = [
  { name: '375', options: { ...phone, viewport: { width: 375, height: 812 } } },
  { name: '1280', options: { viewport: { width: 1280, height: 800 } } },
  { name: '1600', options: { viewport: { width: 1600, height: 900 } } },
] as const;
const schemes = ['light', 'dark'] as const;
const prefixes = { en: '', ar: '/ar', ja: '/ja' } as const;
const [folder = '.cache/screenshots', ...wanted] = process.argv.slice(
  process.argv.indexOf('screenshots') + 1,
);
const pages = sitePages.filter(
  ({ name }) => wanted.length === 0 || wanted.some((text) => name.includes(text)),
);
if (pages.length === 0) throw new Error(`No page is called ${wanted.join(' or ')}.`);

/** Sums layout shifts as the metric CLS does, but without its windows of five seconds. */
function sumShifts(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 100);
  });
}

async function shoot(
  page: Page,
  { name, locate }: SitePage,
  options: { file: string; url: string },
) {
  await page.goto(options.url + (await locate()), { waitUntil: 'networkidle' });
  const shift = await page.evaluate(sumShifts);
  await mkdir(path.dirname(options.file), { recursive: true });
  await page.screenshot({ path: options.file, fullPage: true });
  return { name, shift };
}

const toFileName = (name: string) => name.replaceAll(/[^\w-]+/g, '_').replace(/^_$/, 'home');

const { chromiumPath: executablePath } = settings;
const browser = await chromium.launch(executablePath === '' ? {} : { executablePath });

await withSite({}, async ({ siteUrl }) => {
  let count = 0;
  const shifted = new Map<string, number>();
  for (const screen of screens) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        ...screen.options,
        colorScheme,
        // The drawn app shows its last state at once.
        reducedMotion: 'reduce',
        storageState: withConsent('no'),
      });
      const all = await Promise.all(
        Object.entries(prefixes).map(async ([language, prefix]) => {
          const page = await context.newPage();
          const made = [];
          for (const sitePage of pages) {
            const place = [language, `${screen.name}-${colorScheme}`, toFileName(sitePage.name)];
            const file = `${path.join(folder, ...place)}.png`;
            made.push(await shoot(page, sitePage, { file, url: siteUrl + prefix }));
          }
          return made;
        }),
      );
      await context.close();
      for (const { name, shift } of all.flat()) {
        count += 1;
        shifted.set(name, Math.max(shift, shifted.get(name) ?? 0));
      }
      console.log(`${screen.name} px, ${colorScheme}: ${count} screenshots so far`);
    }
  }
  console.log(`\n${count} screenshots in ${path.resolve(folder)}`);
  const moving = [...shifted].filter(([, shift]) => shift > 0);
  for (const [name, shift] of moving) console.log(`layout shift ${shift.toFixed(4)} on ${name}`);
  console.log(`${moving.length} of ${shifted.size} pages shift`);
});
await browser.close();
