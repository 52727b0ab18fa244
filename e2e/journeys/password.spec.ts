import type { Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { scanAccessibility } from '../browser/scanAccessibility';
import { expect, test } from '../fixtures';
import { openLetterBox } from '../site/mail';
import { demoAccount, settings } from '../site/settings';

const { email, password: firstPassword } = demoAccount;
const newPassword = 'Journey-Tide-3!';
const changePath = '/api/mms/account/v1/web/change_password';

async function fetchToken(password: string): Promise<string | undefined> {
  const reply = await fetch(`${settings.siteUrl}/api/mms/account/v1/web/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  return /paypal_token=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1];
}

/** There is one account to log in with, and others want its first password too. */
test.afterEach(async () => {
  const token = await fetchToken(newPassword);
  if (token === undefined) return;
  await fetch(settings.siteUrl + changePath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ current_password: newPassword, new_password: firstPassword }),
  });
});

const passwordField = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function chooseNewPassword(page: Page): Promise<void> {
  await passwordField(page, 'New password').fill(newPassword);
  await passwordField(page, 'Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await passwordField(page, 'Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test('a forgotten password is replaced with the code from the mail, then changed', async ({
  page,
}) => {
  const letterBox = await openLetterBox();
  const elsewhere = await fetchToken(firstPassword);
  await openPage(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`If ${email} belongs to an account`)).toBeVisible();
  expect(await scanAccessibility(page)).toEqual([]);

  await passwordField(page, 'Code').fill('0000 0000');
  await chooseNewPassword(page);
  await expect(page.getByText('Verification fail')).toBeVisible();
  await expect(passwordField(page, 'New password')).toHaveValue(newPassword);
  await expect.poll(() => letterBox.findNew(`To: ${email}`)).toMatch(/^\d{4} \d{4}\r?$/m);
  const [, code = ''] =
    /^(\d{4} \d{4})\r?$/m.exec((await letterBox.findNew(`To: ${email}`)) ?? '') ?? [];
  await passwordField(page, 'Code').fill(code);
  await page.getByRole('button', { name: 'Save password' }).click();

  await expect(page).toHaveURL('/login?notice=passwordReset');
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await logIn(page, newPassword);
  await expect(page).toHaveURL('/myAccount');
  const profile = await fetch(`${settings.siteUrl}/api/mms/account/v1/web/profile`, {
    headers: { authorization: `Bearer ${elsewhere ?? ''}` },
  });
  expect(await profile.json()).toMatchObject({ code: 50012 });

  await page.getByRole('link', { name: 'Change password' }).click();
  await passwordField(page, 'Current password').fill(newPassword);
  await passwordField(page, 'New password').fill(firstPassword);
  expect(await scanAccessibility(page)).toEqual([]);
  await passwordField(page, 'Confirm password').fill(firstPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(email);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of the mail leads to a new password', async ({ page, problems }) => {
    problems.expect(
      // What a browser without script says about the scripts it does not fetch.
      /^request failed: csp .*\.js$/,
      /reply 422/,
      /console error: .*422/,
    );
    const letterBox = await openLetterBox();
    await page.goto('/de/forgetPassword');
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Code senden' }).click();
    await expect(page.getByText('Er gilt 15 Minuten.')).toBeVisible();

    await expect.poll(() => letterBox.findNew(`To: ${email}`)).toContain('/de/resetPassword?');
    const [link = ''] = /https?:\S+/.exec((await letterBox.findNew(`To: ${email}`)) ?? '') ?? [];
    await page.goto(new URL(link).pathname.replace('/de', '') + new URL(link).search);
    await passwordField(page, 'New password').fill('harbour');
    await passwordField(page, 'Confirm password').fill('harbour');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText(/^Password must be 8-20 characters, including/)).toBeVisible();
    expect(await page.content()).not.toContain('"harbour"');
    await chooseNewPassword(page);

    await expect(page).toHaveURL('/login?notice=passwordReset');
    await logIn(page, newPassword);
    await expect(page).toHaveURL('/myAccount');
  });
});
