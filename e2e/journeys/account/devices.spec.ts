import type { Page } from '@playwright/test';
import { openPage } from '../../browser/openPage';
import { scanAccessibility } from '../../browser/scanAccessibility';
import { expect, test } from '../../fixtures';
import { logInApp, readSessionCode } from '../../site/appSession';
import { type Account, createAccount } from '../../site/createAccount';

const lostBrowser = 'Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36 OPR/122.0';

async function logIn(page: Page, { email, password }: Account, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/login?redirect=%2FmyAccount%2FdeviceManage`);
  await page.locator('input[name=username]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/myAccount\/deviceManage$/);
}

test('a device that is removed is logged out at once', async ({ page, request }) => {
  const name = 'Ship’s computer';
  const account = await createAccount();
  const token = await logInApp(request, account, name);
  expect(await readSessionCode(request, token)).toBe(200);
  await logIn(page, account);
  await openPage(page, '/myAccount/deviceManage');

  await page.getByRole('button', { name: `Remove ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Yes, remove it' }).click();

  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await readSessionCode(request, token)).toBe(50012);
});

test('a browser that is logged out from another has to log in again', async ({ page, browser }) => {
  const other = await browser.newPage({ userAgent: lostBrowser });
  const account = await createAccount();
  await logIn(other, account);
  await logIn(page, account);
  const entries = page.getByRole('listitem').filter({ hasText: 'Opera · ChromeOS' });

  await entries.getByRole('button', { name: /^Log out Opera/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, log it out' }).click();

  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
  await expect(entries).toHaveCount(0);
  await other.getByRole('link', { name: 'IP address and DNS' }).click();
  await expect(other.getByRole('dialog')).toContainText('You have been logged out');
  await other.close();
});

test('one menu leads through the account, in one row on a phone', async ({ page }) => {
  await logIn(page, await createAccount());
  const menu = page.getByRole('navigation', { name: 'My account' });
  const listTops = () =>
    menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));

  for (const name of [
    'Overview',
    'Plan and orders',
    'IP address and DNS',
    'Password and login',
    'Devices',
  ]) {
    await menu.getByRole('link', { name }).click();
    await expect(menu.locator('[aria-current]')).toHaveText(name);
  }
  expect(new Set(await listTops()).size).toBe(5);

  await page.setViewportSize({ width: 375, height: 800 });
  expect(new Set(await listTops()).size).toBe(1);
});

test('a script in a page gets no token, even if it claims to be an app', async ({ page }) => {
  const account = await createAccount();
  await openPage(page, '/login');

  const body = await page.evaluate(
    async (credentials) => {
      const reply = await fetch('/api/mms/account/v1/web/login', {
        method: 'POST',
        headers: { 'x-app-type': '401', 'content-type': 'application/json' },
        body: JSON.stringify(credentials),
      });
      return reply.text();
    },
    { username: account.email, password: account.password },
  );

  expect(body).toContain('"session"');
  expect(body).not.toContain('"token"');
});

for (const prefix of ['', '/ar']) {
  test(`the pages ${prefix}/myAccount/… are accessible`, async ({ page }) => {
    await logIn(page, await createAccount(), prefix);

    for (const name of ['Info', 'deviceManage', 'dnsSettings', 'data']) {
      await openPage(page, `${prefix}/myAccount/${name}`);
      expect(await scanAccessibility(page)).toEqual([]);
    }
  });
}
