import type { Page } from '@playwright/test';
import { openPage } from '../../browser/openPage';
import { readStoreState } from '../../browser/readStoreState';
import { expect, test } from '../../fixtures';
import { demoAccount, generateEmail } from '../../site/settings';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test('a wrong password shows an error and keeps the email address', async ({ page }) => {
  const email = generateEmail();
  await openPage(page, '/login');
  await logIn(page, email, 'not the password');

  await expect(page.getByRole('alert')).toContainText(
    'Wrong email address or password. Check both and try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('an account page redirects to the login and back', async ({ page, context }) => {
  await openPage(page, '/myAccount');
  await expect(page).toHaveURL('/login?redirect=%2FmyAccount');

  await logIn(page, demoAccount.email, demoAccount.password);

  await expect(page).toHaveURL('/myAccount');
  await expect(page.getByRole('main')).toContainText(demoAccount.email);
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'paypal_token');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('logging out ends the session in browser and server', async ({ page, context }) => {
  await openPage(page, '/login');
  await logIn(page, demoAccount.email, demoAccount.password);
  await expect(page).toHaveURL('/myAccount');
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'paypal_token')?.value ?? '';

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, log out' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('paypal_token');
  const profile = await fetch(new URL('/api/mms/account/v1/web/profile', page.url()), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await profile.json()).toMatchObject({ code: 50008 });
});

test('the token is in no page, no storage, no state and no reply', async ({ page, context }) => {
  const replies: Promise<[path: string, text: string]>[] = [];
  context.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/html|json|javascript/.test(type)) return;
    const { pathname } = new URL(response.url());
    // A reply that a reload interrupts cannot be read.
    const text = response.text().catch(() => '');
    replies.push(text.then((read) => [pathname, read]));
  });
  await openPage(page, '/login');
  await logIn(page, demoAccount.email, demoAccount.password);
  await expect(page.getByRole('main')).toContainText(demoAccount.email);
  const inMemory = JSON.stringify(await readStoreState(page));
  await page.reload();
  await expect(page.getByRole('main')).toContainText(demoAccount.email);

  const token = (await context.cookies()).find(({ name }) => name === 'paypal_token')?.value;
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, window.name]),
  );
  const texts = await Promise.all(replies);
  const places = [await page.content(), stored, inMemory, ...texts.map(([, text]) => text)];

  const readReply = (path: string) => texts.find(([requested]) => requested.endsWith(path))?.[1];
  expect(readReply('/account/v1/web/login')).toContain('"session"');
  expect(readReply('/account/v1/web/profile')).toContain(demoAccount.email);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(inMemory).toContain(demoAccount.email);
  expect(places.filter((place) => place.includes(token ?? 'no token'))).toEqual([]);
});

test('a login with a redirect to another site leads to the account', async ({ page }) => {
  await openPage(page, `/login?redirect=${encodeURIComponent('//evil.example')}`);
  await logIn(page, demoAccount.email, demoAccount.password);

  await expect(page).toHaveURL('/myAccount');
});
