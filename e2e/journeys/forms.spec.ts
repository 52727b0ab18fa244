import { scanAccessibility } from '../browser/scanAccessibility';
import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';
import { openMailbox } from '../site/openMailbox';
import { generateEmail } from '../site/settings';

const refusal = [/reply 422/, /console error: .*422/];

test('a message is sent without leaving the page', async ({ page, problems }) => {
  problems.expect(...refusal);
  const mailbox = await openMailbox();
  const email = generateEmail();
  await openPage(page, '/contact');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByText('Enter your message.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await scanAccessibility(page)).toEqual([]);

  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@');
  await page.getByLabel('Your message').fill('Which gate is mine?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByText('This isn’t a valid email address. Check it for typos.'),
  ).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('Which gate is mine?');

  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(
    page.getByText('Your message has been sent. We’ll reply to the email address you entered.'),
  ).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await scanAccessibility(page)).toEqual([]);
  await expect.poll(() => mailbox.findNew(email)).toContain('Which gate is mine?');
});

test('the newsletter needs a confirmation and ends with one click', async ({ page, problems }) => {
  problems.expect(...refusal);
  const mailbox = await openMailbox();
  const email = generateEmail();
  const findLink = async (name: string) => {
    const message = (await mailbox.findNew(email, `?${name}=`)) ?? '';
    return new RegExp(`https?://\\S+(/fr/edmsub\\?${name}=[\\w-]{43})`).exec(message)?.[1];
  };
  await openPage(page, '/fr/edmsub');
  await page.getByRole('button', { name: 'S’abonner' }).click();
  await expect(page.getByText('Saisissez votre adresse e-mail.')).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'S’abonner' }).click();
  await expect(page.getByText('C’est presque fait.')).toBeVisible();

  await expect.poll(() => findLink('confirm')).toBeTruthy();
  await openPage(page, (await findLink('confirm')) ?? '');
  expect(await scanAccessibility(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirmer l’abonnement' }).click();
  await expect(page.getByText('Votre abonnement est confirmé.')).toBeVisible();

  await expect.poll(() => findLink('leave')).toBeTruthy();
  const link = (await findLink('leave')) ?? '';
  await openPage(page, link);
  await page.getByRole('button', { name: 'Se désabonner' }).click();
  await expect(
    page.getByText(
      'Votre désabonnement est enregistré. Cette adresse ne recevra plus la newsletter.',
    ),
  ).toBeVisible();
});
