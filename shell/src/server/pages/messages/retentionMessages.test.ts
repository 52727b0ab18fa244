import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@tidegate/contracts/languages';
import { retention } from '@tidegate/contracts/visitors/retention';
import { createDocument } from '../../testing/siteDocuments';

const policy = '/privacy_policy';

async function readMessages(language: string): Promise<string> {
  const file = path.join(process.cwd(), 'shell/locales', language, 'pages/privacy_policy.json');
  return readFile(file, 'utf8');
}

test.each(languages)(
  'the privacy policy in %s names every retention period that the rules define',
  async (language) => {
    const own = await readMessages(language);
    const shown = own.includes('"chapters"') ? own : await readMessages('en');
    const named = [...shown.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

    expect(named).toEqual(expect.arrayContaining(Object.keys(retention)));
  },
);

test('the privacy policy shows the configured retention periods', async () => {
  const text = JSON.stringify(await createDocument('en', policy));

  expect(text).not.toContain('{{');
  expect(text).toContain(`kept for ${String(retention.orderYears)} years`);
  expect(text).toContain(`is deleted after ${String(retention.unusedDays)} days`);
});
