import type { Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { scanAccessibility } from '../browser/scanAccessibility';
import { demoAccount } from '../site/settings';
import { expect, test } from './fixtures';
import { serveScript } from './recaptchaService';

async function logIn(page: Page, address = '/login') {
  await openPage(page, address);
  await page.locator('[name=username]').fill(demoAccount.email);
  await page.locator('[name=password]').fill(demoAccount.password);
  await page.locator('main form button[type=submit]').click();
}

test('the reCAPTCHA script loads only when a form needs it, and its token permits the login', async ({
  page,
  verifier,
}) => {
  const scripts = await serveScript(page);
  await openPage(page, '/');
  expect(scripts).toEqual([]);

  await logIn(page);

  await expect(page).toHaveURL('/myAccount');
  expect(scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=key-3&hl=en']);
  expect(verifier.requests.at(-1)).toMatchObject({
    secret: 'secret-3',
    token: { key: 'key-3', action: 'login' },
  });
});

test('a low score shows a checkbox challenge that works by keyboard, and the login continues', async ({
  page,
  verifier,
}) => {
  await serveScript(page);
  await page.addInitScript(() => Object.assign(window, { score: 0.1 }));

  await logIn(page, '/ar/login');
  const dialog = page.getByRole('dialog', { name: 'أكّد أنك إنسان' });
  await expect(dialog).toBeFocused();
  expect(await scanAccessibility(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/ar/myAccount');
  expect(verifier.requests.at(-1)).toMatchObject({ secret: 'secret-2', token: { key: 'key-2' } });
});

test('a low score on the contact form shows the challenge, too', async ({ page, problems }) => {
  problems.expect(/reply 422/, /console error: .*422/);
  await serveScript(page);
  await page.addInitScript(() => Object.assign(window, { score: 0.1 }));
  await openPage(page, '/contact');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@tidegate.example');
  await page.getByLabel('Your message').fill('Which gate is mine?');

  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'I am not a robot' }).click();

  await expect(
    page.getByText('Your message has been sent. We’ll reply to the email address you entered.'),
  ).toBeVisible();
});

test('cancelling the challenge sends nothing and keeps the typed values', async ({
  page,
  verifier,
}) => {
  await serveScript(page);
  await page.addInitScript(() => Object.assign(window, { score: 0.1 }));
  const posted: string[] = [];

  await logIn(page);
  await expect(page.getByRole('dialog')).toBeFocused();
  const requestedBefore = verifier.requests.length;
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await page.keyboard.press('Escape');

  await expect(page.getByText(/The security check failed/)).toBeVisible();
  expect(posted).toEqual([]);
  expect(verifier.requests).toHaveLength(requestedBefore);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demoAccount.password);
});
