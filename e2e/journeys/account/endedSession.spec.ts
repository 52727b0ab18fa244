import type { BrowserContext, Page } from '@playwright/test';
import { openPage } from '../../browser/openPage';
import { expect, test } from '../../fixtures';
import { type Account, createAccount } from '../../site/createAccount';
import { settings } from '../../site/settings';

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[name=username]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('main').locator('button[type=submit]').click();
}

/** Ends the session on the server while the browser keeps its cookie. */
async function endSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'paypal_token')?.value ?? '';
  const reply = await fetch(`${settings.siteUrl}/api/mms/account/v1/web/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await reply.json()).toMatchObject({ code: 200 });
}

test.describe('a session that has ended', () => {
  let account: Account;

  test.beforeEach(async ({ page }) => {
    account = await createAccount();
    await openPage(page, '/login?redirect=%2Forder%2Fhistory');
    await logIn(page, account);
    await expect(page).toHaveURL('/order/history');
  });

  test('opens a dialog on the page, and its login leads back there', async ({ page, context }) => {
    await openPage(page, '/myAccount/dnsSettings');
    await endSession(context);
    await page.getByRole('link', { name: 'Devices' }).first().click();

    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Log in again to continue, or cancel to stay on this page.');
    await expect(page).toHaveURL('/myAccount/deviceManage');
    await dialog.getByRole('button', { name: 'Log in again' }).click();

    await expect(page).toHaveURL('/login?redirect=%2FmyAccount%2FdeviceManage');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await logIn(page, account);
    await expect(page).toHaveURL('/myAccount/deviceManage');
  });

  test('redirects a page that needs a session to the login, without a dialog', async ({
    page,
    context,
  }) => {
    await endSession(context);
    await page.reload();

    await expect(page).toHaveURL('/login?redirect=%2Forder%2Fhistory');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await logIn(page, account);
    await expect(page).toHaveURL('/order/history');
  });

  test('whose token is missing leads to the login at the next call, and back', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/^reply 401: /, /^console error: .*401/);
    await openPage(page, '/myAccount/dnsSettings');
    await context.clearCookies({ name: 'paypal_token' });
    await page.getByRole('link', { name: 'Devices' }).first().click();

    await expect(page).toHaveURL('/login?redirect=%2FmyAccount%2FdeviceManage');
    await logIn(page, account);
    await expect(page).toHaveURL('/myAccount/deviceManage');
  });
});
