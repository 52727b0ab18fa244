import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { scanAccessibility } from '../browser/scanAccessibility';
import { expect, test } from '../fixtures';
import { demoAccount } from '../site/settings';

const { email, password } = demoAccount;
const lostBrowser = 'Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36 OPR/122.0';

/** Logs in as an app of ours does: the reply has the token, and no cookie is set. */
async function logInApp(request: APIRequestContext, name: string): Promise<string> {
  const reply = await request.post('/api/mms/account/v1/web/login', {
    headers: { 'x-app-type': '401' },
    data: { username: email, password, device: { installation: randomUUID(), name } },
  });
  expect(reply.headers()['set-cookie']).toBeUndefined();
  const { data } = (await reply.json()) as { data: { token: string } };
  return data.token;
}

async function logIn(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/login?redirect=%2FmyAccount%2FdeviceManage`);
  await page.locator('input[name=username]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/myAccount\/deviceManage$/);
}

async function readCode(request: APIRequestContext, token: string): Promise<number> {
  const reply = await request.get('/api/mms/account/v1/web/profile', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { code } = (await reply.json()) as { code: number };
  return code;
}

test('a device that is removed is logged out at once', async ({ page, request }) => {
  const name = `Ship’s computer ${randomUUID().slice(0, 8)}`;
  const token = await logInApp(request, name);
  expect(await readCode(request, token)).toBe(200);
  await logIn(page);
  await openPage(page, '/myAccount/deviceManage');

  await page.getByRole('button', { name: `Remove ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Yes, remove it' }).click();

  await expect(page.getByText('Done.')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await readCode(request, token)).toBe(50012);
});

test('a browser that is logged out from another is asked to log in again', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage({ userAgent: lostBrowser });
  await logIn(other);
  await logIn(page);
  const entries = page.getByRole('listitem').filter({ hasText: 'Opera · ChromeOS' });

  await entries.getByRole('button', { name: /^Log out Opera/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, log it out' }).click();

  await expect(page.getByText('Done.')).toBeVisible();
  await expect(entries).toHaveCount(0);
  await other.getByRole('link', { name: 'Address and DNS' }).click();
  await expect(other.getByRole('dialog')).toContainText('You have been logged out');
  await other.close();
});

test('a script of a page is given no token, whatever app it says it is', async ({ page }) => {
  await openPage(page, '/login');

  const body = await page.evaluate(
    async (account) => {
      const reply = await fetch('/api/mms/account/v1/web/login', {
        method: 'POST',
        headers: { 'x-app-type': '401', 'content-type': 'application/json' },
        body: JSON.stringify(account),
      });
      return reply.text();
    },
    { username: email, password },
  );

  expect(body).toContain('"session"');
  expect(body).not.toContain('"token"');
});

for (const prefix of ['', '/ar']) {
  test(`the pages ${prefix}/myAccount/… are accessible`, async ({ page }) => {
    await logIn(page, prefix);

    for (const name of ['Info', 'deviceManage', 'dnsSettings']) {
      await openPage(page, `${prefix}/myAccount/${name}`);
      expect(await scanAccessibility(page)).toEqual([]);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a device is removed in two steps', async ({ page, request, problems }) => {
    // The first post only asks: without script it is a page of its own.
    problems.expect(/^request failed: csp .*\.js$/, /reply 422/, /console error: .*422/);
    const name = `Lantern ${randomUUID().slice(0, 8)}`;
    const token = await logInApp(request, name);
    await logIn(page);

    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();

    await expect(page.getByText('Done.')).toBeVisible();
    expect(await readCode(request, token)).toBe(50012);
  });

  test('a resolver is refused under its own field', async ({ page, problems }) => {
    problems.expect(/^request failed: csp .*\.js$/, /reply 422/, /console error: .*422/);
    await logIn(page);
    await page.getByRole('link', { name: 'Address and DNS' }).click();

    await page.getByLabel('Second resolver').fill('10.0.0.1');
    await page.getByRole('button', { name: 'Save resolvers' }).click();

    const field = page.getByLabel('Second resolver');
    await expect(field).toHaveValue('10.0.0.1');
    await expect(field).toHaveAccessibleDescription(/private or reserved/);
  });
});
