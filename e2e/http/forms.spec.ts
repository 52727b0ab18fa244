import { toAddress, userAgents } from '../site/languages';
import { openMailbox } from '../site/openMailbox';
import { parseHtml } from '../site/parseHtml';
import { generateEmail, settings } from '../site/settings';
import { expect, test } from './fixtures';
import { findField, getPage, readText, submitForm } from './htmlPage';

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent: userAgents[device] });

    test('a refused message comes back with the typed values and can be sent', async ({
      request,
    }) => {
      const mailbox = await openMailbox();
      const email = generateEmail();
      const form = await getPage(request, toAddress('/contact-us', 'ar', device));

      const refused = await submitForm(request, form, 'أرسل الرسالة', {
        الاسم: 'آدا',
        رسالتك: 'أين بوابتي؟',
      });
      expect(refused.status).toBe(422);
      expect(refused.targetText).toContain('أدخل بريدك الإلكتروني');
      expect(findField(refused, 'رسالتك').text().trim()).toBe('أين بوابتي؟');

      const sent = await submitForm(request, refused, 'أرسل الرسالة', {
        'البريد الإلكتروني': email,
      });
      expect(sent.status).toBe(200);
      expect(sent.targetText).toContain('أُرسلت رسالتك');
      await expect.poll(() => mailbox.findNew(email)).toContain('أين بوابتي؟');
      expect((await getPage(request, sent.url)).mainText).toContain('أُرسلت رسالتك');
    });
  });
}

for (const [path, heading] of [
  ['/de/contact', 'Ihre Eingabe ist zu groß'],
  ['/login', 'Your entry is too large'],
] as const) {
  test(`a form that is too large for ${path} gets a 413 page in the site's frame`, async ({
    request,
  }) => {
    const reply = await request.post(path, {
      headers: { origin: settings.siteUrl, 'sec-fetch-site': 'same-origin', accept: 'text/html' },
      form: { x: 'a'.repeat(100_000) },
    });
    expect(reply.status()).toBe(413);

    const $ = parseHtml(await reply.text());
    expect(readText($('h1'))).toBe(heading);
    expect($('footer')).toHaveLength(1);
  });
}

test('one-click unsubscribe of an email client ends the newsletter', async ({ request }) => {
  const mailbox = await openMailbox();
  const email = generateEmail();
  const findLink = async (name: string) => {
    const message = (await mailbox.findNew(email, `?${name}=`)) ?? '';
    return new RegExp(`https?://\\S+(/fr/edmsub\\?${name}=[\\w-]{43})`).exec(message)?.[1];
  };
  const form = await getPage(request, '/fr/edmsub');
  const requested = await submitForm(request, form, 'S’abonner', { 'Adresse e-mail': email });
  expect(requested.mainText).toContain('C’est presque fait.');
  await expect.poll(() => findLink('confirm')).toBeTruthy();
  const question = await getPage(request, (await findLink('confirm')) ?? '');
  const listed = await submitForm(request, question, 'Confirmer l’abonnement');
  expect(listed.mainText).toContain('Votre abonnement est confirmé.');
  await expect.poll(() => findLink('leave')).toBeTruthy();
  const token = new URLSearchParams((await findLink('leave'))?.split('?')[1]).get('leave') ?? '';

  const reply = await request.post(`/api/mms/newsletter/v1/unsubscribe?token=${token}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });

  expect(reply.status()).toBe(200);
  const again = await submitForm(request, question, 'Confirmer l’abonnement');
  expect(again.targetText).toContain('Ce lien n’est plus valable.');
});
