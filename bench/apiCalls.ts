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

/** The measured calls: a public read, a private read, the slowest call, the most frequent one. */
export const apiCalls: Readonly<Record<string, (origin: string) => Promise<ApiCall>>> = {
  plans: async () => ({ path: '/api/mms/payment/v1/providers/plans' }),
  profile: async (origin) => ({
    path: `${account}/profile`,
    headers: { authorization: `Bearer ${await startSession(origin)}` },
  }),
  login: async () => ({ path: `${account}/login`, method: 'POST', headers: json, body: login }),
  events: async () => ({
    ...{ path: '/api/mms/analytics/v1/events', method: 'POST', headers: json, body: anEvent() },
  }),
};
