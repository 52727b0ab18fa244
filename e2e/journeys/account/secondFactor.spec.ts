import type { Page } from '@playwright/test';
import { scanAccessibility } from '../../browser/scanAccessibility';
import { expect, test } from '../../fixtures';
import { type Account, createAccount } from '../../site/createAccount';
import { settings } from '../../site/settings';

/** Passkeys need a domain, not an IP address. */
const origin = settings.siteUrl.replace('127.0.0.1', 'localhost');

async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto(`${origin}/login?redirect=%2FsecondFactor`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test('an added passkey is the second step of the next login', async ({ page, context }) => {
  const account = await createAccount();
  await addAuthenticator(page);
  await logIn(page, account);
  await expect(page).toHaveURL(`${origin}/secondFactor`);
  const adding = page.locator('form', { hasText: 'Add passkey' });

  await adding.getByLabel('Name of the passkey').fill('Laptop');
  await adding.getByLabel('Password or code').fill(account.password);
  await adding.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('button', { name: 'Create the passkey “Laptop” now' }).click();

  await expect(page.getByText('The passkey has been added.')).toBeVisible();
  await expect(page.locator('main code')).toHaveCount(10);
  expect(await scanAccessibility(page)).toEqual([]);

  await context.clearCookies();
  await logIn(page, account);
  await expect(page).toHaveURL(`${origin}/secondStep?redirect=%2FsecondFactor`);
  expect(await scanAccessibility(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use passkey' }).click();

  await expect(page).toHaveURL(`${origin}/secondFactor`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Laptop, added on' })).toBeVisible();
});
