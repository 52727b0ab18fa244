import { userAgents } from '../../site/languages';
import http from 'node:http';
import net from 'node:net';
import { expect, test } from '../fixtures';
import { generateRequests, type HostileRequest } from '../../site/generateRequests';
import { settings } from '../../site/settings';

const { siteUrl } = settings;

interface Answer {
  status: number;
  location: string;
  saved: string | undefined;
}

/** Sends the path unchanged, whereas `fetch` normalizes it. */
function send(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(siteUrl, { path, method, headers }, (reply) => {
      reply.resume();
      const { location = '', 'set-cookie': cookies = [] } = reply.headers;
      const saved = cookies.find((cookie) => cookie.startsWith('LANGUAGE='))?.split(';')[0];
      resolve({ status: reply.statusCode ?? 0, location, saved });
    });
    request.on('error', reject);
    request.end();
  });
}

const long = 'a'.repeat(10_000);

const hostile: [string, Parameters<typeof send>[1]?][] = [
  ['/?nl=xx'],
  ['/features?nl=de&nl=fr'],
  ['/features?nl=xx&nl='],
  ['/?nl[]=de'],
  ['/features', { headers: { cookie: 'LANGUAGE=../../etc' } }],
  ['/features', { headers: { cookie: 'LANGUAGE=de; LANGUAGE=fr' } }],
  ['/features', { headers: { cookie: `LANGUAGE=${'x'.repeat(4000)}` } }],
  ['/DE/FEATURES'],
  ['/En/M/features', { headers: { 'user-agent': userAgents.phone } }],
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
  ['/m//evil.example', { headers: { 'user-agent': userAgents.phone } }],
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

/** Follows up to four redirects. */
async function follow(path: string, options: Parameters<typeof send>[1]): Promise<Answer[]> {
  const answers = [await send(path, options)];
  while (answers.length < 5) {
    const { location = '', saved: cookie } = answers.at(-1) ?? {};
    if (location === '') break;
    const { pathname, search } = new URL(location, siteUrl);
    const headers = { ...options?.headers, ...(cookie && { cookie }) };
    answers.push(await send(pathname + search, { ...options, headers }));
  }
  return answers;
}

function findFaults(answers: readonly Answer[]): string[] {
  const locations = answers.map(({ location }) => location).filter((location) => location !== '');
  const checks: [boolean, string][] = [
    [answers.every(({ status }) => status < 500), 'failed'],
    [locations.every((to) => new URL(to, siteUrl).origin === siteUrl), 'led elsewhere'],
    [locations.every((to) => !/^\/[/\\]/.test(to)), 'may lead elsewhere'],
    [locations.length <= 1, 'took more than one hop'],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => fault);
}

for (const [index, [path, options]] of hostile.entries()) {
  const name = `${options?.method ?? 'GET'} ${path.slice(0, 50)}`;

  test(`causes no server error and at most one redirect within the site: ${index} ${name}`, async () => {
    expect(findFaults(await follow(path, options))).toEqual([]);
  });
}

/** Each fault includes the request, so that it can be reproduced. */
async function tryRequest({ path, ...options }: HostileRequest): Promise<string[]> {
  const answers = await follow(path, options);
  const route = answers.map(({ status, location }) => `${status} ${location}`).join(', ');
  return findFaults(answers).map(
    (fault) => `${JSON.stringify({ path, ...options })} ${fault}: ${route}`,
  );
}

for (const seed of [1, 2, 3, 4]) {
  test(`random hostile requests cause no server error and stay within the site: seed ${seed}`, async () => {
    const wrong: string[] = [];
    for (const request of generateRequests(seed, 150)) wrong.push(...(await tryRequest(request)));

    expect(wrong).toEqual([]);
  });
}

/** Request lines that client libraries refuse to send, with the start of the reply. */
const unwritable: [name: string, line: string, start: string][] = [
  ['a null byte in the path', 'GET /feat\0ures HTTP/1.1', 'HTTP/1.1 400'],
  ['characters that are not encoded', 'GET /f\u00e9atures HTTP/1.1', 'HTTP/1.1 400'],
  ['the address of another site', 'GET http://evil.example/features HTTP/1.1', 'HTTP/1.1 200'],
  [
    'the address of another site and a language',
    'GET http://evil.example/?nl=de HTTP/1.1',
    'HTTP/1.1 302',
  ],
  ['no path', 'GET ?nl=de HTTP/1.1', 'HTTP/1.1 400'],
  ['the server itself', 'OPTIONS * HTTP/1.1', 'HTTP/1.1 404'],
  // A server that is no proxy closes the connection without a response.
  ['a tunnel to another server', 'CONNECT evil.example:443 HTTP/1.1', ''],
  ['an unknown method', 'FETCH /features HTTP/1.1', 'HTTP/1.1 400'],
  ['an unknown version', 'GET /features HTTP/9.9', 'HTTP/1.1 400'],
];

function sendBytes(line: string): Promise<string> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(`${line}\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`, 'latin1');
    });
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString('latin1')));
    socket.on('end', () => {
      socket.end();
    });
    socket.on('close', () => {
      resolve(text);
    });
    socket.on('error', reject);
  });
}

for (const [name, line, start] of unwritable) {
  test(`a raw request for ${name} gets only this reply: ${start || 'nothing'}`, async () => {
    const reply = await sendBytes(line);

    expect(reply.slice(0, 12)).toBe(start);
    expect(/^location: (.*)$/im.exec(reply)?.[1] ?? '').not.toContain('evil');
    expect((await send('/features')).status).toBe(200);
  });
}
