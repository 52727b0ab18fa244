import { webcrypto } from 'node:crypto';
import { botCheckTaskPath } from '@tidegate/contracts/api/visitors/endpoints';
import { createSiteTransport } from '../browser/createSiteTransport';

interface Call {
  url: URL;
  body: Readonly<Record<string, unknown>> | undefined;
}

export const workTask = {
  by: 'work',
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00'.repeat(16),
      salt: '11'.repeat(16),
      cost: 1,
      keyLength: 32,
      keyPrefix: '0',
    },
    signature: 'signed',
  },
};

export const lowScore = { err_code: 500, code: 20104, message: 'ReCaptchaScoreTooLow' };
export const accepted = { code: 200, message: 'OK', data: null };

/** jsdom has no Web Crypto; `false` simulates an insecure context. */
export function giveWebCrypto(isGiven: boolean): void {
  Reflect.deleteProperty(crypto, 'subtle');
  if (isGiven) {
    Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  }
}

/**
 * Simulates the site's API: `tasks` are the tasks of a check by kind, `answers` the responses to
 * the calls, in order. Undefined is a network failure.
 */
export function openNetwork({
  tasks = { r2: workTask, r3: workTask },
  answers = [accepted],
}: { tasks?: Partial<Record<string, unknown>>; answers?: readonly unknown[] } = {}) {
  const requested: URL[] = [];
  const calls: Call[] = [];
  window.fetch = async (input, init) => {
    const url = new URL(input as string, location.origin);
    const isTask = url.pathname === botCheckTaskPath;
    if (isTask) requested.push(url);
    else {
      const body =
        init?.body === undefined ? undefined : (JSON.parse(init.body as string) as object);
      calls.push({ url, body: { ...body } });
    }
    const task = tasks[url.searchParams.get('kind') ?? ''];
    const body = isTask ? task && { ...accepted, data: task } : answers[calls.length - 1];
    if (body === undefined) throw new TypeError('offline');
    return Promise.resolve({ status: 200, json: () => Promise.resolve(body) } as Response);
  };
  const transport = createSiteTransport(() => {
    throw new Error('no session ends here');
  });
  return { requested, calls, transport };
}
