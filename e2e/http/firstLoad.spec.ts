import { type Device, userAgents } from '../site/languages';
import { settings } from '../site/settings';
import { expect, test } from './fixtures';

const { siteUrl } = settings;

const fetchPage = (path: string, device: Device, cookie = '') =>
  fetch(siteUrl + path, {
    redirect: 'manual',
    headers: { 'user-agent': userAgents[device], ...(cookie && { cookie }) },
  });

async function readState(path: string, device: Device) {
  const html = await (await fetchPage(path, device)).text();
  const [, boot = ''] = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(boot) as { state: object }).state;
}

for (const [path, device, app] of [
  ['/', 'desktop', { device: 'desktop', language: 'en', isH5: false }],
  ['/ar/features', 'desktop', { device: 'desktop', language: 'ar', isH5: false }],
  ['/ja/m/faq', 'phone', { device: 'mobile', language: 'ja', isH5: true }],
  ['/invite', 'phone', { device: 'desktop', language: 'en', isH5: true }],
] as const) {
  test(`${path} on a ${device} begins with its host, language and device`, async () => {
    const { host } = new URL(siteUrl);

    expect(await readState(path, device)).toMatchObject({
      app: { ...app, host, isInit: false, appConfig: null },
      user: { session: null, userId: null, name: '', avatar: null, isPasswordSet: false },
    });
  });
}

test('a requested language is stored in the cookie LANGUAGE, an unknown one is not', async () => {
  const known = await fetchPage('/?nl=pl', 'desktop');
  const unknown = await fetchPage('/?nl=xx', 'desktop');

  expect(known.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^LANGUAGE=pl; Max-Age=\d{8}; Path=\/;/),
  ]);
  expect(unknown.headers.getSetCookie()).toEqual([]);
  const next = await fetchPage('/faq', 'desktop', 'LANGUAGE=pl');
  expect(next.headers.get('location')).toBe('/pl/faq');
});
