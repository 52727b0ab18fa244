import { scanAccessibility } from '../browser/scanAccessibility';
import { openPage } from '../browser/openPage';
import { expect, test } from '../fixtures';
import { openLetterBox } from '../site/mail';
import { inventEmail } from '../site/settings';

/** What a browser says of a form that comes back. */
const refusal = [/reply 4(13|22)/, /console error: .*4(13|22)/];

test('a message is sent without leaving the page', async ({ page, problems }) => {
  problems.expect(...refusal);
  const letterBox = await openLetterBox();
  const email = inventEmail();
  await openPage(page, '/contact');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please Enter Name')).toBeVisible();
  await expect(page.getByText('Please Enter Email')).toBeVisible();
  await expect(page.getByText('Please Enter Inquiry')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await scanAccessibility(page)).toEqual([]);

  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@');
  await page.getByLabel('Your inquiry').fill('Which gate is mine?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Invalid email provided!')).toBeVisible();
  await expect(page.getByLabel('Your inquiry')).toHaveValue('Which gate is mine?');

  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByText('Submit success')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(await scanAccessibility(page)).toEqual([]);
  await expect.poll(() => letterBox.findNew(email)).toContain('Which gate is mine?');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(({ problems }) => {
    // What a browser without script says about the scripts it does not fetch.
    problems.expect(/^request failed: csp .*\.js$/, ...refusal);
  });

  test('a message that is refused comes back as it was typed, and is sent then', async ({
    page,
  }) => {
    await page.goto('/ar/contact-us');
    await page.getByLabel('الاسم').fill('آدا');
    await page.getByLabel('استفسارك').fill('أين بوابتي؟');
    await page.getByRole('button', { name: 'إرسال الرسالة' }).click();

    await expect(page.getByText('يرجى إدخال البريد الإلكتروني')).toBeInViewport();
    await expect(page.getByLabel('استفسارك')).toHaveValue('أين بوابتي؟');
    await page.getByLabel('البريد الإلكتروني').fill(inventEmail());
    await page.getByRole('button', { name: 'إرسال الرسالة' }).click();

    await expect(page.getByText('تم الإرسال بنجاح')).toBeInViewport();
    await page.reload();
    await expect(page.getByText('تم الإرسال بنجاح')).toBeVisible();
  });

  for (const path of ['/de/contact', '/login']) {
    test(`too long a text for ${path} is answered by a page in the site's frame`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.evaluate(
        (form) => {
          document.body.insertAdjacentHTML('beforeend', form);
        },
        `<form method="post" action="${path}" id="flood"><textarea name="x">${'a'.repeat(100_000)}</textarea><button>Flood</button></form>`,
      );
      const [reply] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.getByRole('button', { name: 'Flood' }).click(),
      ]);

      expect(reply.status()).toBe(413);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        path === '/login' ? 'That was too much at once' : 'Das war zu viel auf einmal',
      );
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test('the newsletter asks twice and ends with one press', async ({ page, request, problems }) => {
  problems.expect(...refusal);
  const letterBox = await openLetterBox();
  const email = inventEmail();
  const findLink = async (name: string) => {
    const letter = (await letterBox.findNew(email, `?${name}=`)) ?? '';
    return new RegExp(`https?://\\S+(/fr/edmsub\\?${name}=[\\w-]{43})`).exec(letter)?.[1];
  };
  await openPage(page, '/fr/edmsub');
  await page.getByRole('button', { name: 'S’abonner' }).click();
  await expect(page.getByText('Veuillez saisir votre adresse e-mail')).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'S’abonner' }).click();
  await expect(page.getByText('C’est presque fait.')).toBeVisible();

  await expect.poll(() => findLink('confirm')).toBeTruthy();
  await openPage(page, (await findLink('confirm')) ?? '');
  expect(await scanAccessibility(page)).toEqual([]);
  await page.getByRole('button', { name: 'Oui, envoyez-moi la lettre' }).click();
  await expect(page.getByText('Vous êtes sur la liste.')).toBeVisible();

  await expect.poll(() => findLink('leave')).toBeTruthy();
  const link = (await findLink('leave')) ?? '';
  const token = new URLSearchParams(link.split('?')[1]).get('leave') ?? '';
  const oneClick = `/api/mms/newsletter/v1/unsubscribe?token=${token}`;
  const reply = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(reply.status()).toBe(200);
  await openPage(page, link);
  await page.getByRole('button', { name: 'Arrêter la lettre' }).click();
  await expect(page.getByText('Votre adresse n’est plus sur la liste.')).toBeVisible();
});
