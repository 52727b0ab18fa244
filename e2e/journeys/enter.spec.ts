import http from 'node:http';
import { expect, test } from '../fixtures';
import { settings } from '../site/settings';

const { siteUrl } = settings;
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

interface Answer {
  status: number;
  location: string;
}

/** Sends the path exactly as it is written; a browser would tidy it up first. */
function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(siteUrl, { path, method, headers }, (reply) => {
      reply.resume();
      resolve({ status: reply.statusCode ?? 0, location: reply.headers.location ?? '' });
    });
    request.on('error', reject);
    request.end();
  });
}

const long = 'a'.repeat(10_000);

const hostile: [string, Parameters<typeof ask>[1]?][] = [
  ['/?nl=xx'],
  ['/features?nl=de&nl=fr'],
  ['/features?nl=xx&nl='],
  ['/?nl[]=de'],
  ['/features', { headers: { cookie: 'LANGUAGE=../../etc' } }],
  ['/features', { headers: { cookie: 'LANGUAGE=de; LANGUAGE=fr' } }],
  ['/features', { headers: { cookie: `LANGUAGE=${'x'.repeat(4000)}` } }],
  ['/DE/FEATURES'],
  ['/En/M/features', { headers: { 'user-agent': phone } }],
  ['/de/de/features'],
  ['/m/m/features'],
  ['/features%2F..%2F..%2Fetc%2Fpasswd'],
  ['/..%2f..%2fetc%2fpasswd'],
  ['/../../etc/passwd'],
  ['/%2e%2e/%2e%2e/etc/passwd'],
  ['//evil.example/'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['/%5cevil.example'],
  ['/de//evil.example'],
  ['/m//evil.example', { headers: { 'user-agent': phone } }],
  [`/${long}`],
  [`/features?q=${long}`],
  ['/features%00'],
  ['/%00'],
  ['/%E0%A4%A'],
  ['/%'],
  ['/features?%E0%A4%A=1'],
  ['/login?redirect=//evil.example'],
  ['/login?redirect=/\\evil.example'],
  ['/login?redirect=javascript:alert(1)'],
  ['/features', { method: 'OPTIONS' }],
  ['/features', { method: 'PUT' }],
  ['/features', { method: 'DELETE' }],
  ['/features', { method: 'PROPFIND' }],
  ['/features', { method: 'TRACE' }],
  ['/features', { method: 'POST' }],
  ['/features', { headers: { 'user-agent': long.slice(0, 8000) } }],
  ['/features', { headers: { 'accept-language': long.slice(0, 4000) } }],
  ['/features?remote.blog=../../x'],
  ['/features?remote.nobody=1.0.0'],
  ['/sitemap-xx.xml'],
  ['/sitemap-..%2f.xml'],
  ['/_site/pages/x/features'],
  ['/amp/../features'],
];

/** What the visitor gets in the end, one hop later at most. */
async function arrive(first: Answer, options: Parameters<typeof ask>[1]): Promise<Answer> {
  return first.location === '' ? first : ask(first.location, options);
}

for (const [index, [path, options]] of hostile.entries()) {
  const name = `${options?.method ?? 'GET'} ${path.slice(0, 50)}`;

  test(`is answered calmly, here, in one hop: ${index} ${name}`, async () => {
    const first = await ask(path, options);

    expect(first.status).toBeLessThan(500);
    expect(new URL(first.location, siteUrl).origin).toBe(siteUrl);
    expect(first.location).not.toMatch(/^\/[/\\]/);
    expect((await arrive(first, options)).location).toBe('');
  });
}
