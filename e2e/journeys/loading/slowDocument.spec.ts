import { sumShifts } from '../../browser/sumShifts';
import { expect, test } from '../../fixtures';
import { readingOn, sitePages } from '../../site/pages';

const names = [
  ...['/', '/features', '/download/windows', '/pricing', '/blog', 'an article'],
  ...['/login', '/blackfriday', '/contact'],
];

/** A page takes about two seconds. */
const slowNetwork = {
  offline: false,
  latency: 0,
  downloadThroughput: 10_000,
  uploadThroughput: -1,
};

for (const { name, locate } of sitePages.filter((page) => names.includes(page.name))) {
  test(`nothing on ${name} moves while its document arrives`, async ({ page, device }) => {
    const path = readingOn[device].prefix + (await locate());
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slowNetwork);

    await page.goto(path, { waitUntil: 'domcontentloaded' });

    await expect(page.locator('footer')).toBeVisible();
    expect(await sumShifts(page)).toBe(0);
  });
}
