import type { Browser, Page } from '@playwright/test';
import { phone } from '../browser/phone';
import { withConsent } from '../browser/withConsent';
import { expect, test } from '../fixtures';
import { generateAddress } from '../site/generateAddress';
import { openMailbox } from '../site/openMailbox';
import { payByCard, testCards } from '../site/purchase';
import { openResetMailbox } from '../site/resetMail';
import { generateEmail } from '../site/settings';

const visitors = [
  { title: 'on a desktop in English', prefix: '', browserOptions: {} },
  { title: 'on a phone in Arabic', prefix: '/ar', browserOptions: phone },
  { title: 'without script', prefix: '', browserOptions: { javaScriptEnabled: false } },
] as const;

interface Day {
  page: Page;
  /** The prefix of the language; the site adds that of the device. */
  prefix: string;
  hasScript: boolean;
  email: string;
  emails: Awaited<ReturnType<typeof openMailbox>>;
}

interface Price {
  full: string;
  due: string;
}

const month = '.gbp.1m';
const year = '.gbp.1y.';
const amountForm = /\d+\.\d\d/;
const firstPassword = 'Morning-Ferry-9!';
const secondPassword = 'Evening-Ferry-8!';

// Each run uses another language, so elements are located by address and field name.
const inMain = (page: Page, selector: string) => page.getByRole('main').locator(selector);
const submitOf = (page: Page, form: string) => inMain(page, `${form} [type=submit]`).first();

async function readAmount(page: Page, selector: string): Promise<string> {
  const part = inMain(page, selector).first();
  await expect(part).toContainText(amountForm);
  return amountForm.exec(await part.innerText())?.[0] ?? '';
}

const subtract = (amount: string, claimed: string) => (Number(amount) - Number(claimed)).toFixed(2);

async function expectAmounts(page: Page, amounts: readonly string[]): Promise<void> {
  for (const amount of amounts) await expect(page.getByRole('main')).toContainText(amount);
}

async function fillPasswords(page: Page, password: string): Promise<void> {
  await inMain(page, 'input[name=password]').fill(password);
  await inMain(page, 'input[name=confirmation]').fill(password);
  await submitOf(page, 'form:has([name=confirmation])').click();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await inMain(page, 'input[name=username]').fill(email);
  await inMain(page, 'input[name=password]').fill(password);
  await submitOf(page, 'form').click();
  await expect(page).toHaveURL(/\/myAccount$/);
}

/** Opens the checkout of a plan and returns the price in the summary. */
async function choosePlan(page: Page, plan: string): Promise<string> {
  await inMain(page, `[value*="${plan}"]`).check();
  const onward = inMain(page, `a[href*="/pricing/checkout/"][href*="${plan}"]`);
  await expect(onward).toBeVisible();
  const full = await readAmount(page, 'dd:visible');
  await onward.click();
  await expect(inMain(page, 'input[name=provider]').first()).toBeVisible();
  await expectAmounts(page, [full]);
  return full;
}

/** Opens the payment page from the checkout and returns the amount due. */
async function agreeToPay({ page, hasScript }: Day): Promise<string> {
  const due = await readAmount(page, 'form[method=post] [type=submit]');
  await inMain(page, 'input[value=s1]').check();
  await submitOf(page, 'form[method=post]').click();
  await expect(page).not.toHaveURL(/\/pricing\/checkout\//);
  if (!hasScript) {
    await expectAmounts(page, [due]);
    await inMain(page, 'a[href*="/sandbox/pay/"]').click();
  }
  await expect(page.locator('input[name=card]')).toBeVisible();
  await expect(page.locator('body')).toContainText(due);
  return due;
}

async function expectReceipts({ page, email, emails }: Day, { full, due }: Price): Promise<void> {
  await expect(page).toHaveURL(/\/paySuc\?/);
  const reduction = subtract(full, due);
  await expectAmounts(page, [email, due, reduction]);
  await inMain(page, 'a[href*="/order/invoice/"]').click();
  await expectAmounts(page, [due, full, reduction]);
  await inMain(page, 'nav a[href$="/order/history"]').click();
  await expect(page.getByRole('table')).toContainText(due);
  await expect.poll(() => emails.findNew(`To: ${email}`, 'TG-', due, reduction)).toContain(full);
}

async function buyFromCampaign(day: Day): Promise<Price> {
  const { page, prefix, email } = day;
  await page.goto(`${prefix}/blackfriday`);
  const offer = `li:has(> a[href$="${month}"])`;
  const full = await readAmount(page, offer);
  await inMain(page, `${offer} a`).click();
  await expectAmounts(page, [full]);
  await inMain(page, `a[href*="/pricing/checkout/"][href$="${month}"]`).click();
  await expect(inMain(page, 'input[name=provider]').first()).toBeVisible();
  // On a phone, the order that holds the field is folded too.
  const folded = inMain(page, 'details:not([open]):has([name=coupon]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await inMain(page, 'input[name=coupon]').fill('welcome10');
  await submitOf(page, 'form[method=get]').click();
  const due = subtract(full, await readAmount(page, '[role=status]'));
  await expectAmounts(page, [full]);
  await inMain(page, 'input[name=email]').fill(email);
  expect(await agreeToPay(day)).toBe(due);
  return { full, due };
}

async function replacePassword({ page, prefix, email }: Day): Promise<void> {
  await page.context().clearCookies({ name: 'paypal_token' });
  const readMail = await openResetMailbox(email);
  await page.goto(`${prefix}/forgetPassword`);
  await inMain(page, 'input[name=email]').fill(email);
  await submitOf(page, 'form').click();
  await expect(inMain(page, 'input[name=code]')).toBeVisible();
  await expect(inMain(page, 'input[name=email]')).toHaveValue(email);
  await expect.poll(async () => (await readMail())?.code).toBeTruthy();
  await inMain(page, 'input[name=code]').fill((await readMail())?.code ?? '');
  await fillPasswords(page, secondPassword);
  await expect(page).toHaveURL(/\/login\?notice=passwordReset$/);
  await logIn(page, email, secondPassword);
}

async function openSecondDevice(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36 OPR/122.0',
    extraHTTPHeaders: { 'x-forwarded-for': generateAddress() },
  });
  const page = await context.newPage();
  await page.goto('/login');
  await logIn(page, email, firstPassword);
  return page;
}

async function logOutSecondDevice({ page, prefix, hasScript }: Day): Promise<void> {
  await page.goto(`${prefix}/myAccount/deviceManage`);
  const device = page.getByRole('listitem').filter({ hasText: 'ChromeOS' });
  await device.getByRole('button').click();
  // The question is a dialog, or without script a part of the page.
  const question = hasScript ? page.getByRole('dialog') : device;
  await question.locator('form:has([name=confirmed]) [type=submit]').click();
  await expect(device).toHaveCount(0);
}

/** Uses the guarantee for the newest order, then withdraws from the one before. */
async function getMoneyBack({ page, prefix }: Day): Promise<void> {
  await page.goto(`${prefix}/order/history`);
  const orders = inMain(page, 'tbody tr');
  const refunded = orders.locator('[data-tone=neutral]');
  await expect(orders).toHaveCount(2);
  await expect(refunded).toHaveCount(0);
  await inMain(page, 'tbody tr button[value=refund]').first().click();
  await submitOf(page, 'form:not(:has([name=step]))').click();
  await expect(page).toHaveURL(/notice=refunded$/);
  await expect(refunded).toHaveCount(1);
  await inMain(page, 'a[href*="/order/withdraw/"]').click();
  await inMain(page, 'input[name=name]').fill('Mira Day');
  await submitOf(page, 'form:has([name=name])').click();
  await expect(page).toHaveURL(/notice=withdrawn$/);
  // The money follows the declaration, and the page does not watch it.
  await expect(async () => {
    await page.goto(`${prefix}/order/history`);
    await expect(refunded).toHaveCount(2, { timeout: 1000 });
  }).toPass();
}

async function deleteAccount({ page, prefix }: Day): Promise<void> {
  await page.goto(`${prefix}/myAccount/data`);
  await inMain(page, 'input[name=current]').fill(secondPassword);
  await submitOf(page, 'form:has([name=current])').click();
  await expect(page).toHaveURL(/\/login\?notice=accountDeleted$/);
}

for (const { title, prefix, browserOptions } of visitors) {
  test.describe(title, () => {
    test.use({
      ...browserOptions,
      storageState: withConsent(undefined),
      extraHTTPHeaders: async ({ browserName: _ }, use) => {
        await use({ 'x-forwarded-for': generateAddress(), 'x-country-code': 'GB' });
      },
    });

    test('a customer journey from an advertisement to the deletion of the account', async ({
      page,
      browser,
      problems,
      javaScriptEnabled: hasScript,
    }) => {
      // Expected: scripts that are not loaded without script, and analytics beacons.
      problems.expect(/^request failed: csp .*\.js$/, /^report: .*page_show/);
      const email = generateEmail().replace('no-one', 'day');
      const day: Day = { page, prefix, hasScript, email, emails: await openMailbox() };

      await test.step('an advertisement leads to the site, and the visitor accepts cookies', async () => {
        await page.goto(`${prefix}/?utm_source=ads&utm_medium=cpc&utm_campaign=day`);
        await page.locator('[data-consent-question] [value=yes]').click();
        await expect(page.locator('[data-consent-question]')).toHaveCount(0);
      });

      await test.step('a campaign leads to a purchase with a code', async () => {
        const price = await buyFromCampaign(day);
        await payByCard(page, testCards.declined);
        await expect(page.getByRole('alert')).toBeVisible();
        await payByCard(page, testCards.threeDSecure);
        await page.locator('[value=complete]').click();
        await expectReceipts(day, price);
      });

      const second = await test.step('the account opens on a second device', async () => {
        await page.goto(`${prefix}/myAccount/changePassword`);
        await fillPasswords(page, firstPassword);
        await expect(page).toHaveURL(/notice=passwordChanged$/);
        const opened = await openSecondDevice(browser, email);
        await logOutSecondDevice(day);
        await opened.goto('/myAccount');
        await expect(opened).toHaveURL(/\/login\?/);
        await logIn(opened, email, firstPassword);
        return opened;
      });

      await test.step('a forgotten password is replaced, which ends the second device', async () => {
        await replacePassword(day);
        await second.goto('/myAccount');
        await expect(second).toHaveURL(/\/login\?/);
        await second.context().close();
      });

      await test.step('an upgrade credits what is left', async () => {
        await page.goto(`${prefix}/pricing`);
        const full = await choosePlan(page, year);
        const due = await agreeToPay(day);
        await payByCard(page, testCards.approved);
        await expectReceipts(day, { full, due });
      });

      await test.step('the overview shows the plan, and its renewal is stopped', async () => {
        await page.goto(`${prefix}/myAccount`);
        await expectAmounts(page, [email]);
        await expect(inMain(page, 'a[href*="/order/invoice/"]')).toBeVisible();
        await inMain(page, 'nav a[href$="/order/history"]').click();
        await inMain(page, 'button[value=cancel]').click();
        await expect(inMain(page, 'button[value=resume]')).toBeVisible();
      });

      await test.step('both payments are returned, and the account is deleted', async () => {
        await getMoneyBack(day);
        await deleteAccount(day);
      });
    });
  });
}
