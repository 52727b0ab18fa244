import type { Page } from '@playwright/test';
import { holdScripts } from '../../browser/holdScripts';
import { waitUntilLive } from '../../browser/openPage';
import { phone } from '../../browser/phone';
import { withConsent } from '../../browser/withConsent';
import { expect, test, type DeviceOption } from '../../fixtures';
import { openMailbox } from '../../site/openMailbox';
import { generateEmail } from '../../site/settings';

const prefixOf = (device: DeviceOption['device']) => (device === 'phone' ? '/m' : '');
const refusal = [/reply 422/, /console error: .*422/];

async function logInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@tidegate.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test('a login that is sent before the script is loaded is answered once it is', async ({
  page,
  device,
  problems,
}) => {
  problems.expect(...refusal);
  const { release } = await holdScripts(page);
  await page.goto(`${prefixOf(device)}/login`, { waitUntil: 'commit' });
  await logInWrongly(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const send = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await expect(send).toHaveAttribute('aria-busy', 'true');

  release();

  await expect(page.getByText('Wrong email address or password.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@tidegate.example');
  await expect(send).not.toHaveAttribute('aria-busy');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a message that is sent before the script is loaded is sent without leaving the page', async ({
  page,
  device,
}) => {
  const mailbox = await openMailbox();
  const email = generateEmail();
  const { release } = await holdScripts(page);
  await page.goto(`${prefixOf(device)}/contact`, { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Your message').fill('Which gate is mine?');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('button', { name: 'Send message' }).click();

  release();

  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect.poll(() => mailbox.findNew(email)).toContain('Which gate is mine?');
});

test('menus and the search work while the script is not loaded', async ({ page, device }) => {
  const { release } = await holdScripts(page);
  await page.goto(`${prefixOf(device)}/pricing`, { waitUntil: 'commit' });
  const summary = page.getByRole('banner').locator('summary').filter({ visible: true }).last();
  await summary.click();
  await expect(summary.locator('..')).toHaveAttribute('open');
  await page.mouse.click(8, 790);
  await expect(summary.locator('..')).not.toHaveAttribute('open');

  await page.goto(`${prefixOf(device)}/blog`, { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('kill switch');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/blog\/search\?q=kill\+switch$/, { timeout: 5000 });
  await page.goBack();
  release();
  await waitUntilLive(page);
});

test('a plan that is chosen before the script is loaded stays chosen', async ({ page, device }) => {
  const { release } = await holdScripts(page);
  await page.goto(`${prefixOf(device)}/pricing`, { waitUntil: 'commit' });
  const last = page.getByRole('radio').last();
  await last.check();

  release();
  await waitUntilLive(page);

  await expect(last).toBeChecked();
});

test('a login is sent by the browser if the script cannot be loaded', async ({
  page,
  device,
  problems,
}) => {
  problems.expect(...refusal, /request failed/, /Failed to load resource/);
  await page.route(/\/assets\/main\.\w+\.js$/, (route) => route.abort());
  await page.goto(`${prefixOf(device)}/login`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await logInWrongly(page);

  await expect(page.getByText('Wrong email address or password.')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test.describe('without an answer', () => {
  test.use({ storageState: withConsent(undefined) });

  test('the consent question is answered while the script is not loaded', async ({
    page,
    device,
    context,
  }) => {
    await holdScripts(page);
    await page.goto(`${prefixOf(device)}/features`, { waitUntil: 'commit' });
    const question = page.getByRole('heading', { name: 'May we use analytics' });

    await page.getByRole('button', { name: 'Reject' }).click();

    await expect(question).toBeHidden();
    await expect
      .poll(async () => (await context.cookies()).map(({ value }) => value))
      .toContain('no');
  });

  test('the consent question is hidden before the reply and returns if sending fails', async ({
    page,
    device,
    problems,
  }) => {
    problems.expect(/request failed/, /Failed to load resource/);
    let fail = (): void => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/_site/consent', async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto(`${prefixOf(device)}/features`, { waitUntil: 'commit' });
    const accept = page.getByRole('button', { name: 'Accept' });
    await accept.click();
    await expect(accept).toBeHidden();

    fail();

    await expect(accept).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'Your answer was not saved. Please try again.',
    );
  });
});

test.describe('on a phone', () => {
  test.use({ ...phone, device: 'phone' });

  test('no script is loaded to read, scroll and follow a link', async ({ page }) => {
    const { requested } = await holdScripts(page);
    const events = page.waitForRequest(/\/_site\/events$/);
    await page.goto('/m/features');
    await events;
    await page.mouse.wheel(0, 4000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page).toHaveURL('/m/pricing');

    expect(requested).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('buttons that need it are hidden', async ({ page, device }) => {
    await page.goto(`${prefixOf(device)}/login`);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.locator('.tg-reveal')).toBeHidden();
  });
});
