import type { APIRequestContext } from '@playwright/test';
import { withConsent } from '../browser/withConsent';
import { toAddress, userAgents } from '../site/languages';
import { expect, test } from './fixtures';
import { getPage, pathOf, submitForm } from './htmlPage';

test.use({ storageState: withConsent(undefined) });

const question = 'May we use analytics and partner cookies?';

async function readCookies(request: APIRequestContext): Promise<Record<string, string>> {
  const { cookies } = await request.storageState();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent: userAgents[device] });

    test('without script, a refused consent is stored and can be changed to accepted', async ({
      request,
    }) => {
      const page = toAddress('/features?admitad_uid=abc', 'en', device);
      const requested = await getPage(request, page);
      expect(requested.$('#consent-question').text()).toBe(question);
      expect(await readCookies(request)).toEqual({});

      const refused = await submitForm(request, requested, 'Reject');
      expect(pathOf(refused)).toBe(page);
      expect(refused.$('#consent-question')).toHaveLength(0);
      expect(await readCookies(request)).toEqual({ tidegate_consent: 'no' });

      const policy = await getPage(request, '/cookie-policy');
      const accepted = await submitForm(request, policy, 'Accept', {}, 'main');
      expect(accepted.targetText).toContain('We’ll remember your consent for half a year');
      await getPage(request, '/?admitad_uid=abc');
      expect(await readCookies(request)).toEqual({ tidegate_consent: 'yes', _aid: 'abc' });
    });
  });
}

test('Global Privacy Control hides the consent banner and stores nothing', async ({ request }) => {
  const reply = await request.get('/features?cjevent=abc', { headers: { 'sec-gpc': '1' } });

  expect(reply.status()).toBe(200);
  expect(await reply.text()).not.toContain(question);
  expect(await readCookies(request)).toEqual({});
});
