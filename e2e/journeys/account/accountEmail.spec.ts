import { openPage } from '../../browser/openPage';
import { scanAccessibility } from '../../browser/scanAccessibility';
import { expect, test } from '../../fixtures';
import { openBindingMailbox } from '../../site/openBindingMailbox';
import { generateEmail } from '../../site/settings';

test('an account without an address gets one with the code from an email, and a password', async ({
  page,
}) => {
  const email = generateEmail();
  const readCode = await openBindingMailbox(email);
  await openPage(page, '/');
  const signup = await page.request.post('/api/mms/account/v1/web/anonymous_signup', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(signup.status()).toBe(200);
  await openPage(page, '/myAccount');

  await page.getByRole('link', { name: 'Add your email address' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(`We’ve sent a code to ${email}.`)).toBeVisible();
  expect(await scanAccessibility(page)).toEqual([]);
  await page.getByLabel('Code').fill(await readCode());
  await page.getByRole('button', { name: 'Add email address' }).click();
  await expect(page.getByText('Your email address has been added.')).toBeVisible();
  expect(await scanAccessibility(page)).toEqual([]);

  await page.getByRole('link', { name: 'Set a password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('Journey-Tide-3!');
  await page.getByLabel('Confirm password', { exact: true }).fill('Journey-Tide-3!');
  await page.getByRole('button', { name: 'Save password' }).click();

  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});
