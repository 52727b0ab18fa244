import type { Page } from '@playwright/test';
import { openPage } from '../../browser/openPage';
import { scanAccessibility } from '../../browser/scanAccessibility';
import { expect, test } from '../../fixtures';
import { logInApp, readSessionCode } from '../../site/appSession';
import { createAccount } from '../../site/createAccount';
import { openResetMailbox } from '../../site/resetMail';

const newPassword = 'Journey-Tide-3!';

const passwordField = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function chooseNewPassword(page: Page): Promise<void> {
  await passwordField(page, 'New password').fill(newPassword);
  await passwordField(page, 'Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await passwordField(page, 'Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test('a forgotten password is replaced with the code from an email, then changed', async ({
  page,
  request,
}) => {
  const account = await createAccount();
  const { email, password: firstPassword } = account;
  const readMail = await openResetMailbox(email);
  const elsewhere = await logInApp(request, account, 'Lantern');
  await openPage(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('If this email address belongs to an account')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await scanAccessibility(page)).toEqual([]);

  await passwordField(page, 'Code').fill('0000 0000');
  await chooseNewPassword(page);
  await expect(page.getByText('Wrong code. Check it and try again.')).toBeVisible();
  await expect(passwordField(page, 'New password')).toHaveValue(newPassword);
  await expect.poll(async () => (await readMail())?.code).toMatch(/^\d{4} \d{4}$/);
  const { code = '' } = (await readMail()) ?? {};
  await passwordField(page, 'Code').fill(code);
  await page.getByRole('button', { name: 'Save password' }).click();

  await expect(page).toHaveURL('/login?notice=passwordReset');
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/myAccount');
  expect(await readSessionCode(request, elsewhere)).toBe(50012);

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
