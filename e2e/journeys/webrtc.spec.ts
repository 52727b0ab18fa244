import type { Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';

/** Without a forwarded address, the site sees the same address as WebRTC. */
test.use({ extraHTTPHeaders: {} });

const path = '/webrtc-leak-test';
const lookupPath = '/api/mms/account/v1/geo_info';

function verdict(page: Page, name: string) {
  return page.getByRole('main').getByRole('status').getByRole('heading', { name });
}

function factOf(page: Page, term: string) {
  return page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
}

/** Gives the site another address than WebRTC shows, as behind a VPN. */
async function hideFromSite(page: Page, address: string): Promise<void> {
  await page.route(`**${lookupPath}`, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: object };
    await route.fulfill({ json: { ...reply, data: { ...reply.data, user_ip: address } } });
  });
}

test('an address that the site and WebRTC both see is no leak', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
  });
  await openPage(page, path);

  await expect(verdict(page, 'No WebRTC leak found')).toBeVisible();
  await expect(factOf(page, 'WebRTC shows')).toHaveText('127.0.0.1');
  await expect(factOf(page, 'On your local network')).toHaveText('Hidden by your browser');
  const requested = calls
    .map((url) => new URL(url).pathname)
    .filter((name) => /^\/api\//.test(name));
  expect(requested).toEqual([lookupPath]);
});

test('an address that only WebRTC shows is a leak, until a new test finds no leak', async ({
  page,
}) => {
  await hideFromSite(page, '203.0.113.7');
  await openPage(page, path);

  await expect(verdict(page, 'Your browser leaks an IP address')).toBeVisible();
  await expect(factOf(page, 'This site sees')).toHaveText('203.0.113.7');
  await expect(factOf(page, 'WebRTC shows')).toHaveText('127.0.0.1');

  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Test again' }).press('Enter');

  await expect(verdict(page, 'No WebRTC leak found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test again' })).toBeFocused();
});

test('a browser without WebRTC shows that nothing can leak', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
  await openPage(page, path);

  await expect(verdict(page, 'WebRTC is off or blocked')).toBeVisible();
});
