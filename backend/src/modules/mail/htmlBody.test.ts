import { join } from 'node:path';

import { languageTable, languages } from '@tidegate/contracts/languages';

import { loadEmailWriters } from './emailWriter';

const groups = [
  'resetPassword',
  'bindEmail',
  'newsletterConfirm',
  'newsletterWelcome',
  'welcome',
  'accountDeleted',
  'receipt',
  'refund',
  'withdrawal',
  'cancellation',
  'renewalReminder',
  'renewalFailed',
  'renewalEnded',
  'trialReminder',
  'studentLink',
  'studentCode',
  'secondFactor',
] as const;

const localesFolder = join(import.meta.dirname, '../../../locales');
const link = 'https://tidegate.example/page?a=1&b=2';

async function write(group: string, language: (typeof languages)[number], values = {}) {
  const writerOf = await loadEmailWriters(localesFolder, 'https://tidegate.example');
  const writer = writerOf({ id: '1', kind: group, recipient: 'ada@example.com', language });
  const given = { link, download: 'https://tidegate.example/download', code: '1234 5678' };
  return writer.write(group, { ...given, figures: 'Price: $1', amount: '$2', ...values });
}

const everyEmail = groups.flatMap((group) =>
  languages.map((language) => [group, language] as const),
);

test.each(everyEmail)(
  'the email %s in %s has one button, and its text the same links',
  async (group, language) => {
    const { text, html } = await write(group, language);

    expect(html).toContain(`<html lang="${language}" dir="${languageTable[language].direction}">`);
    expect(html.match(/class="button" href="([^"]+)"/g)).toEqual([
      `class="button" href="${link.replace('&', '&#38;')}"`,
    ]);
    expect(html).not.toMatch(/\{\{|undefined|<img|<script/);
    for (const [, address = ''] of html.matchAll(/href="([^"]+)"/g)) {
      expect(text.split('\n')).toContain(address.replace('&#38;', '&'));
    }
  },
);

test('lines with a term and a value become a table', async () => {
  const { html } = await write('refund', 'fr', { plan: 'Tidegate, 1 an', amount: '44,99 $' });

  expect(html).toMatch(/<td[^>]*>Abonnement<\/td><td[^>]*><bdi>Tidegate, 1 an<\/bdi><\/td>/);
  expect(html).toMatch(/<bdi>44,99 \$<\/bdi>/);
});

test('a code stands alone, from left to right', async () => {
  const { html } = await write('resetPassword', 'ar');

  expect(html).toContain('<bdi dir="ltr">1234 5678</bdi>');
});

test('markup in a value stays text', async () => {
  const name = '<script>alert("x")</script> & \'Ada\'';
  const { html } = await write('withdrawal', 'en', { name });

  expect(html).not.toContain('<script>');
  expect(html).toContain('&#60;script&#62;alert(&#34;x&#34;)&#60;/script&#62; &#38; &#39;Ada&#39;');
});
