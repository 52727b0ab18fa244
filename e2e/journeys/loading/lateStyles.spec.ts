import { openPage } from '../../browser/openPage';
import { readAppearance } from '../../browser/readAppearance';
import { sumShifts } from '../../browser/sumShifts';
import { followMenu } from '../../browser/visit';
import { expect, test } from '../../fixtures';

/** A font is `optional` for about 100 ms. */
function isFontLate(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint !== undefined && performance.now() > paint.startTime + 200;
}

test('a page waits for its whole stylesheets, and they move nothing after a late font', async ({
  page,
}) => {
  const fonts: Promise<unknown>[] = [];
  await page.route('**/*.woff2', async (route) => {
    const reply = await route.fetch();
    await page.waitForFunction(isFontLate);
    await route.fulfill({ response: reply });
  });
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.response());
  });
  let isApplied = false;
  await page.route('**/assets/main.*.css', async (route) => {
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    await Promise.all(fonts);
    expect(await page.locator('header').evaluate((header) => Object.keys(header))).toEqual([]);
    isApplied = true;
    await route.continue();
  });

  await openPage(page, '/');

  expect(isApplied).toBe(true);
  await expect(page.locator('head > style[data-href]')).toHaveCount(0);
  expect(await sumShifts(page)).toBe(0);
});

test('a page whose stylesheet cannot be loaded opens other pages as documents', async ({
  page,
  problems,
}) => {
  problems.expect(/request failed/, /Failed to load resource/);
  await page.route('**/assets/main.*.css', (route) => route.abort());
  await openPage(page, '/pricing');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await followMenu(page, 'Features');

  await expect(page).toHaveURL('/features');
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test('a page that was navigated to looks the same as when it is loaded', async ({
  page,
  problems,
}) => {
  // A font that is late for one of the two would change the text.
  problems.expect(/\.woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/pricing');
  await followMenu(page, 'Features');
  await expect(page).toHaveURL('/features');
  await expect(page.locator('main')).toContainText(/\S/);
  await expect(page.locator('[data-remote^="pricing"]')).toHaveCount(0);
  const read = async () =>
    (await readAppearance(page, 'main, main *')).filter((line) => !line.startsWith('a.'));
  const navigated = await read();

  await openPage(page, '/features');

  const loaded = await read();
  expect(navigated.filter((line) => !loaded.includes(line))).toEqual([]);
});
