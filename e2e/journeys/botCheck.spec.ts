import type { Page } from '@playwright/test';
import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';
import { type Account, createAccount } from '../site/createAccount';
import { openMailbox } from '../site/openMailbox';
import { generateEmail } from '../site/settings';

const checkedLogin = '/ws/mm/reca/r3/account/v1/web/login';
const plainLogin = '/api/mms/account/v1/web/login';
const taskPath = '/api/mms/botcheck/v1/task';
/** The script of the bot check, its task and the checked calls. */
const ofCheck = /\/assets\/calls\.|botcheck|\/reca\//;

function watchCalls(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

async function logIn(page: Page, { email, password }: Account) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test('a login passes the bot check invisibly and uses the checked path', async ({ page }) => {
  const account = await createAccount();
  const calls = watchCalls(page);
  await openPage(page, '/login');
  expect(calls.filter((path) => ofCheck.test(path))).toEqual([]);

  await logIn(page, account);

  await expect(page).toHaveURL('/myAccount');
  expect(calls.filter((path) => ofCheck.test(path))).toEqual([
    expect.stringMatching(/^\/assets\/calls\.\w+\.js$/),
    taskPath,
    checkedLogin,
  ]);
  expect(calls).not.toContain(plainLogin);
});

test('the contact form sends a bot check token for its action', async ({ page }) => {
  const mailbox = await openMailbox();
  const email = generateEmail();
  await openPage(page, '/contact');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Your message').fill('Which gate is mine?');

  const [requested, posted] = await Promise.all([
    page.waitForRequest((request) => request.url().includes(taskPath)),
    page.waitForRequest((request) => request.method() === 'POST'),
    page.getByRole('button', { name: 'Send message' }).click(),
  ]);

  expect(new URL(requested.url()).search).toBe('?kind=r3&action=contact');
  expect(new URLSearchParams(posted.postData() ?? '').get('recasign')).toMatch(/^eyJ/);
  await expect(
    page.getByText('Your message has been sent. We’ll reply to the email address you entered.'),
  ).toBeVisible();
  await expect.poll(() => mailbox.findNew(email)).toContain('Which gate is mine?');
});

test('a bot check token that was used before is refused, and the form keeps its values', async ({
  page,
  request,
}) => {
  const account = await createAccount();
  await openPage(page, '/login');
  await page.route(`**${checkedLogin}`, async (route) => {
    const sent = route.request().postDataJSON() as Record<string, unknown>;
    // Another request uses up the token first.
    await request.post(checkedLogin, { data: { ...sent, password: 'not the password' } });
    await route.continue();
  });

  await logIn(page, account);

  await expect(page.getByText(/The security check failed/)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
  await page.unroute(`**${checkedLogin}`);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/myAccount');
});

test('without a connection the form shows an error, keeps its values and works again', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const account = await createAccount();
  await openPage(page, '/login');
  await context.setOffline(true);

  await logIn(page, account);
  await expect(page.getByText(/could not reach the server/)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);

  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/myAccount');
});

test('pages on which no form is sent request no bot check', async ({ page }) => {
  const calls = watchCalls(page);
  for (const path of ['/', '/pricing', '/blog', '/login']) await openPage(page, path);

  expect(calls.filter((path) => ofCheck.test(path))).toEqual([]);
});

test('if the bot check script does not load, forms are sent without the check', async ({
  page,
  problems,
}) => {
  problems.expect(/request failed: .*calls/, /ERR_FAILED/);
  const account = await createAccount();
  await page.route('**/assets/calls.*.js', (route) => route.abort());
  const calls = watchCalls(page);
  await openPage(page, '/contact');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(generateEmail());
  await page.getByLabel('Your message').fill('Which gate is mine?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByText('Your message has been sent. We’ll reply to the email address you entered.'),
  ).toBeInViewport();

  await openPage(page, '/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/myAccount');
  expect(calls).toContain(plainLogin);
  expect(calls).not.toContain(taskPath);
});
