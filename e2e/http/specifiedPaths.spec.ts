import { createAccount } from '../site/createAccount';
import { languages, toAddress, userAgents, type Device } from '../site/languages';
import { settings } from '../site/settings';
import { listSpecifiedPaths, specifiedAccountPaths } from '../site/specifiedPaths';
import { surveyPages } from '../site/surveyPages';
import { expect, test } from './fixtures';
import { pathOf } from './htmlPage';
import { logInByForm } from './account/logInByForm';

const { siteUrl } = settings;
const devices: readonly Device[] = ['desktop', 'phone'];

/** Follows all redirects. */
async function follow(path: string, device: Device, cookie = ''): Promise<string> {
  const headers = { 'user-agent': userAgents[device], ...(cookie && { cookie }) };
  const reply = await fetch(siteUrl + toAddress(path, 'en', device), { headers });
  await reply.body?.cancel();
  const { pathname, search } = new URL(reply.url);
  return `${path}: ${reply.status} ${pathname}${search}`;
}

async function followAll(paths: readonly string[], device: Device, cookie = '') {
  const found: string[] = [];
  for (const path of paths) found.push(await follow(path, device, cookie));
  return found;
}

for (const device of devices) {
  test(`every path of the specification has a page on a ${device}`, async () => {
    const found = await followAll(await listSpecifiedPaths(), device);

    expect(found.length).toBeGreaterThan(130);
    expect(found.filter((one) => !/: 200 /.test(one) || one.includes('/login?'))).toEqual([]);
  });

  test(`paths that need a token redirect to the login on a ${device}`, async () => {
    const found = await followAll(specifiedAccountPaths, device);

    const login = new RegExp(`: 200 ${toAddress('/login', 'en', device)}\\?redirect=`);
    expect(found.filter((one) => !login.test(one))).toEqual([]);
  });
}

test('an account without orders gets a page at each path that needs a token', async ({
  request,
}) => {
  const account = await createAccount();
  const page = await logInByForm(request, account, '/paystatus');
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  expect(pathOf(page)).toBe('/paystatus');
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.mainText).toContain('You haven’t bought anything yet');
  for (const device of devices) {
    const found = await followAll(specifiedAccountPaths, device, cookie);

    expect(found.filter((one) => !/: 200 /.test(one) || one.includes('/login'))).toEqual([]);
    const urls = languages.map((language) => siteUrl + toAddress('/paystatus', language, device));
    const facts = await surveyPages(urls, device, cookie);
    expect(facts.map(({ status, language }) => [status, language])).toEqual(
      languages.map((language) => [200, language]),
    );
  }
});

test('an unknown path gets the 404 page', async () => {
  expect(await follow('/404', 'desktop')).toBe('/404: 404 /404');
});
