import { openPage } from '../../browser/openPage';
import { scanAccessibility } from '../../browser/scanAccessibility';
import { expect, test } from '../../fixtures';
import { fillCheckout, payButton, payByCard, testCards } from '../../site/purchase';
import { generateEmail, generateStudentEmail } from '../../site/settings';
import { openStudentMailbox } from '../../site/studentMailbox';

const yearlyCheckout = '/pricing/checkout/v2.vip.one.web.usd.1y.off71';
const refusal = [/reply 4(22|29)/, /console error: .*4(22|29)/];

test('a student gets a code by email and pays for a year with it', async ({ page, problems }) => {
  problems.expect(...refusal);
  const email = generateStudentEmail();
  const mailbox = await openStudentMailbox(email);
  await openPage(page, '/studentbeans');
  await page.getByRole('link', { name: 'Get your student code' }).first().click();
  const field = page.getByLabel('University email address');
  await field.fill(generateEmail());
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('recognise this address as one from a university')).toBeVisible();

  await field.fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Check your inbox.')).toBeVisible();
  expect(await scanAccessibility(page)).toEqual([]);

  await expect.poll(() => mailbox.findLink()).toBeTruthy();
  await openPage(page, (await mailbox.findLink()) ?? '');
  await page.getByRole('button', { name: 'Show my code' }).click();
  const shown = page.getByText(/Your code is STUDENT-/);
  await expect(shown).toBeVisible();
  const code = /STUDENT-[A-Z2-9]{10}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await expect.poll(() => mailbox.hasCode(code)).toBe(true);

  await openPage(page, yearlyCheckout);
  await fillCheckout(page, 'Card');
  await page.getByText('Do you have a coupon code?').click();
  await page.getByLabel('Coupon code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Apply coupon code' }).click();
  await page.getByRole('button', { name: 'Pay $33.75' }).click();
  await payByCard(page, testCards.approved);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();

  // Another visitor cannot use the code.
  await page.context().clearCookies();
  await openPage(page, `${yearlyCheckout}?coupon=${code}`);
  await expect(payButton(page)).toHaveText('Pay $44.99');
});
