import {
  loginPath,
  setPasswordPath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import { generateEmail } from '../site/settings';
import { type Answer, type CallContent, dataOf, sendCall } from './sendCall';

export interface Caller {
  /** The account's address, or an unused one if the account has none. */
  email: string;
  token: string;
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<unknown>;
  get: (path: string) => Promise<unknown>;
}

export const goodPassword = 'Calls-Tide-3!';

export function withToken(content: CallContent, token: string): CallContent {
  return { ...content, headers: { ...content.headers, authorization: `Bearer ${token}` } };
}

function readTokenCookie({ headers }: Answer): string {
  const token = /paypal_token=([\w-]{43})/.exec(headers.getSetCookie().join(';'))?.[1];
  if (token === undefined) throw new Error('no session was started');
  return token;
}

export async function createCaller({ isWithoutEmail = false } = {}): Promise<Caller> {
  const email = generateEmail();
  const content = isWithoutEmail ? {} : { body: { email, language: 'en' } };
  const signup = await sendCall('POST', anonymousSignupPath, content);
  const token = readTokenCookie(signup);
  return {
    email,
    token,
    post: async (path, body, headers = {}) =>
      dataOf(await sendCall('POST', path, withToken({ body, headers }, token))),
    get: async (path) => dataOf(await sendCall('GET', path, withToken({}, token))),
  };
}

export async function choosePassword(caller: Caller): Promise<void> {
  await caller.post(setPasswordPath, { password: goodPassword });
}

/** Creates another session of the account, in an app if `app` is given. */
export async function logInAgain(
  { email }: Caller,
  app?: { type: string; installation: string },
): Promise<string> {
  const device = app && { installation: app.installation, name: 'Phone of the calls' };
  const reply = await sendCall('POST', loginPath, {
    body: { username: email, password: goodPassword, ...(device && { device }) },
    headers: app ? { 'x-app-type': app.type } : {},
  });
  return app ? (dataOf(reply) as { token: string }).token : readTokenCookie(reply);
}
