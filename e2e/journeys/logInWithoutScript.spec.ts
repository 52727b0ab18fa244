import { expect, test } from '../fixtures';
import { demoAccount, inventEmail } from '../site/settings';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ problems }) => {
  // What a browser without script says about the scripts it does not fetch.
  problems.expect(/^request failed: csp .*\.js$/);
});

test('a wrong password brings the form back with a message', async ({ page, problems }) => {
  const email = inventEmail();
  problems.expect(/reply 422/, /console error: .*422/);
  await page.goto('/login');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();

  await expect(page.getByText('Incorrect username or password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('the demo account logs in, sees its profile and logs out', async ({ page, problems }) => {
  // The first post only asks: without script it is a page of its own.
  problems.expect(/reply 422/, /console error: .*422/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();

  await expect(page).toHaveURL('/myAccount');
  await expect(page.getByRole('main')).toContainText(demoAccount.email);

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/myAccount');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
