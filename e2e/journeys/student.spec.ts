import { openPage } from '../browser/openPage';
import { scanAccessibility } from '../browser/scanAccessibility';
import { expect, test } from '../fixtures';
import { openLetterBox } from '../site/mail';
import { fillCheckout, payButton, payByCard, testCards } from '../site/purchase';
import { inventEmail, inventStudentEmail } from '../site/settings';

const yearlyCheckout = '/pricing/checkout/v2.vip.one.web.usd.1y.off71';
/** What a browser says of a form that comes back. */
const refusal = [/reply 4(22|29)/, /console error: .*4(22|29)/];

async function openStudentBox(email: string) {
  const letterBox = await openLetterBox();
  const find = async (form: RegExp) =>
    form.exec((await letterBox.findNew(`To: ${email}`)) ?? '')?.[1];
  return {
    receiveLink: async () => {
      const read = () => find(/https?:\/\/[^/\s]+(\/\S*student-discount\?claim=[\w-]{43})/);
      await expect.poll(read).toBeTruthy();
      return (await read()) ?? '';
    },
    /** Whether a letter names the code. */
    hasCode: async (code: string) => (await letterBox.findNew(`To: ${email}`, code)) !== undefined,
  };
}

test('a student gets a code by mail and pays for a year with it', async ({ page, problems }) => {
  problems.expect(...refusal);
  const email = inventStudentEmail();
  const letterBox = await openStudentBox(email);
  await openPage(page, '/studentbeans');
  await page.getByRole('link', { name: 'Get your student code' }).first().click();
  const field = page.getByLabel('University email');
  await field.fill(inventEmail());
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('not know this address as one of a place of study')).toBeVisible();

  await field.fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Look into your mail.')).toBeVisible();
  expect(await scanAccessibility(page)).toEqual([]);

  const link = await letterBox.receiveLink();
  await openPage(page, link);
  await page.getByRole('button', { name: 'Show my code' }).click();
  const shown = page.getByText(/Your code is STUDENT-/);
  await expect(shown).toBeVisible();
  const code = /STUDENT-[A-Z2-9]{10}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await expect.poll(() => letterBox.hasCode(code)).toBe(true);

  await openPage(page, yearlyCheckout);
  await fillCheckout(page, 'Card');
  await page.getByText('Do you have a code?').click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Use this code' }).click();
  await page.getByRole('button', { name: 'Pay $33.75' }).click();
  await payByCard(page, testCards.approved);
  await expect(page.getByRole('heading', { name: 'Thank you, you are all set' })).toBeVisible();

  // Somebody else, to whom the code was passed on.
  await page.context().clearCookies();
  await openPage(page, `${yearlyCheckout}?coupon=${code}`);
  await expect(payButton(page)).toHaveText('Pay $44.99');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link is asked for, followed and followed again, and a strange one is told apart', async ({
    page,
    problems,
  }) => {
    // What a browser without script says about the scripts it does not fetch.
    problems.expect(/^request failed: csp .*\.js$/, ...refusal);
    const email = inventStudentEmail();
    const letterBox = await openStudentBox(email);
    await page.goto('/ar/student-discount');
    await page.getByRole('button', { name: 'أرسلوا لي الرابط' }).click();
    await expect(page.getByText('يرجى إدخال البريد الإلكتروني')).toBeInViewport();
    await page.getByLabel('البريد الإلكتروني الجامعي').fill(email);
    await page.getByRole('button', { name: 'أرسلوا لي الرابط' }).click();
    await expect(page.getByText('تفقّد بريدك.')).toBeInViewport();

    const link = await letterBox.receiveLink();
    const readCode = async () => {
      await page.goto(link);
      await page.getByRole('button', { name: 'أظهر رمزي' }).click();
      const text = await page.getByText(/رمزك هو STUDENT-/).textContent();
      return /STUDENT-[A-Z2-9]{10}/.exec(text ?? '')?.[0];
    };
    expect(await readCode()).toMatch(/^STUDENT-/);
    expect(await readCode()).toBe(await readCode());

    await page.goto('/de/student-discount?claim=none');
    await page.getByRole('button', { name: 'Meinen Code zeigen' }).click();
    await expect(page.getByText('Diesen Link kennen wir nicht.')).toBeInViewport();
  });
});
