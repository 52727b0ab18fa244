import type { ApiCall } from './driveCall';

const account = '/api/mms/account/v1/web';
const json = { 'content-type': 'application/json' };
const login = JSON.stringify({ username: 'demo@tidegate.example', password: 'Harbour-Light-7!' });

async function startSession(origin: string): Promise<string> {
  const reply = await fetch(`${origin}${account}/login`, {
    ...{ method: 'POST', headers: json, body: login },
  });
  const token = /paypal_token=([\w-]{43})/.exec(reply.headers.getSetCookie().join(';'))?.[1];
  if (token === undefined) throw new Error(`the login was answered ${reply.status}`);
  return token;
}

function anEvent(): string {
  const now = new Date();
  const event = {
    event_name: 'page_show',
    event_params: [],
    event_datetime: now.toISOString(),
    event_timestamp: now.getTime(),
    front_id: 'bench',
    user_properties: [],
    ...{ language: 'en', device: 'desktop', app_name: 'web', app_type: 501, app_info: '' },
  };
  return JSON.stringify({ user_id: null, events: [event] });
}

const accepted = { 'accept-encoding': 'gzip, deflate, br' };

async function findInPage(origin: string, page: string, wanted: RegExp): Promise<string> {
  const html = await (await fetch(origin + page)).text();
  const [found] = wanted.exec(html) ?? [];
  if (found === undefined) throw new Error(`${page} does not contain ${String(wanted)}`);
  return found;
}

const findAsset = (origin: string, ending: 'css' | 'js') =>
  findInPage(origin, '/features', new RegExp(String.raw`/assets/main[^"]+\.${ending}`));

const findDocument = async (origin: string) =>
  `/_site/pages/${await findInPage(origin, '/features', /(?<="shellVersion":")\w+/)}/features`;

/**
 * What is measured: an API call that reads publicly, one that reads privately, the slowest and the
 * most frequent one; kept pages, files, a redirect and the document that a client navigation loads.
 */
export const siteCalls: Readonly<Record<string, (origin: string) => Promise<ApiCall>>> = {
  plans: async () => ({ path: '/api/mms/payment/v1/providers/plans' }),
  profile: async (origin) => ({
    path: `${account}/profile`,
    headers: { authorization: `Bearer ${await startSession(origin)}` },
  }),
  login: async () => ({ path: `${account}/login`, method: 'POST', headers: json, body: login }),
  events: async () => ({
    ...{ path: '/api/mms/analytics/v1/events', method: 'POST', headers: json, body: anEvent() },
  }),
  page: async () => ({ path: '/features', headers: accepted }),
  remotePage: async () => ({ path: '/ar/blog', headers: accepted }),
  asset: async (origin) => ({ path: await findAsset(origin, 'css'), headers: accepted }),
  script: async (origin) => ({ path: await findAsset(origin, 'js'), headers: accepted }),
  release: async (origin) => ({
    ...{ path: await findInPage(origin, '/blog', /\/r\/blog\/[^"]+\.js/), headers: accepted },
  }),
  redirect: async () => ({ path: '/de/features/', headers: accepted }),
  document: async (origin) => ({ path: await findDocument(origin), headers: accepted }),
};
