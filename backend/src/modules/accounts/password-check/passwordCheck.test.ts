import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createLog } from '../../../log';
import { createPasswordCheck } from './passwordCheck';

const log = createLog('silent');
const email = 'ada.lovelace@example.org';
const leaked = 'Harbour-Light-7!';
const hash = createHash('sha1').update(leaked).digest('hex').toUpperCase();

/** A service with one leaked password and the real service's padding. */
async function aService(status = 200) {
  const requested: (string | undefined)[] = [];
  const server = createServer((request, reply) => {
    requested.push(request.url);
    reply.writeHead(status).end(`${'0'.repeat(35)}:0\r\n${hash.slice(5)}:17\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { findViolations } = createPasswordCheck({
    serviceUrl: `http://127.0.0.1:${port}/range`,
    log,
  });
  return { requested, findViolations, stop: () => server.close() };
}

test.each([
  ['Harbour-Light-7!', []],
  ['P@ssw0rd2026!', ['common']],
  ['1qaz@WSX', ['common']],
  ['Sunrise🌊🌊', ['common']],
  ['Tidegate-2026', ['personal']],
  ['My-L0velace-7', ['personal']],
  ['ada.lovelace@Ex', ['personal']],
  ['harbour', ['tooShort', 'noUppercase', 'noSymbol']],
])('the password %s has the problems %s', async (password, violations) => {
  expect(await createPasswordCheck({ log }).findViolations(password, email)).toEqual(violations);
});

test('the service receives five digits of a hash and reports leaked passwords', async () => {
  const { requested, findViolations, stop } = await aService();

  expect(await findViolations(leaked, email)).toEqual(['common']);
  expect(await findViolations('Another-Light-8!', email)).toEqual([]);

  stop();
  expect(requested[0]).toBe(`/range/${hash.slice(0, 5)}`);
});

test('the service is not called for a password that is refused anyway', async () => {
  const { requested, findViolations, stop } = await aService();

  await findViolations('P@ssw0rd2026!', email);
  await findViolations('harbour', email);

  stop();
  expect(requested).toEqual([]);
});

test('while the service is down, the bundled list decides', async () => {
  const { findViolations, stop } = await aService(503);

  expect(await findViolations(leaked, email)).toEqual([]);
  expect(await findViolations('P@ssw0rd2026!', email)).toEqual(['common']);

  stop();
});
