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
  const asked: (string | undefined)[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url);
    reply.writeHead(status).end(`${'0'.repeat(35)}:0\r\n${hash.slice(5)}:17\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { findFlaws } = createPasswordCheck({ serviceUrl: `http://127.0.0.1:${port}/range`, log });
  return { asked, findFlaws, stop: () => server.close() };
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
])('the password %s has the flaws %s', async (password, flaws) => {
  expect(await createPasswordCheck({ log }).findFlaws(password, email)).toEqual(flaws);
});

test('the service receives five digits of a hash and reports leaked passwords', async () => {
  const { asked, findFlaws, stop } = await aService();

  expect(await findFlaws(leaked, email)).toEqual(['common']);
  expect(await findFlaws('Another-Light-8!', email)).toEqual([]);

  stop();
  expect(asked[0]).toBe(`/range/${hash.slice(0, 5)}`);
});

test('the service is not called for a password that is refused anyway', async () => {
  const { asked, findFlaws, stop } = await aService();

  await findFlaws('P@ssw0rd2026!', email);
  await findFlaws('harbour', email);

  stop();
  expect(asked).toEqual([]);
});

test('while the service is down, the bundled list decides', async () => {
  const { findFlaws, stop } = await aService(503);

  expect(await findFlaws(leaked, email)).toEqual([]);
  expect(await findFlaws('P@ssw0rd2026!', email)).toEqual(['common']);

  stop();
});
