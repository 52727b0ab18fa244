import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

export const recaptchaKeys = {
  RECAPTCHA_V2_SITE_KEY: 'key-2',
  RECAPTCHA_V2_SECRET: 'secret-2',
  RECAPTCHA_V3_SITE_KEY: 'key-3',
  RECAPTCHA_V3_SECRET: 'secret-3',
} as const;

/** Issues tokens as JSON, so that the verifier can assert their contents. */
const script = `
  let made = 0;
  const sign = (facts) => JSON.stringify({ ...facts, made: (made += 1), page: performance.timeOrigin });
  window.grecaptcha = {
    execute: async (key, { action }) => sign({ key, action, score: window.score ?? 0.9 }),
    render(place, { sitekey, callback }) {
      const box = document.createElement('button');
      box.textContent = 'I am not a robot';
      box.addEventListener('click', () => callback(sign({ key: sitekey })));
      place.append(box);
    },
  };`;

/** Fakes reCAPTCHA's verification API. */
export async function openVerifier() {
  const requests: { secret: string | null; token: Readonly<Record<string, unknown>> }[] = [];
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      const fields = new URLSearchParams(body);
      const token = JSON.parse(fields.get('response') ?? '{}') as Record<string, unknown>;
      requests.push({ secret: fields.get('secret'), token });
      const { action, score } = token;
      const challenge_ts = new Date().toISOString();
      reply.end(
        JSON.stringify({ success: true, hostname: '127.0.0.1', challenge_ts, action, score }),
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/siteverify`, requests, close: () => server.close() };
}

/** Fakes reCAPTCHA's script and returns the requested URLs. */
export async function serveScript(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return requests;
}
