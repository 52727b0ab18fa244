import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import Fastify from 'fastify';
import { toCachedResponse } from '../responses/cachedResponse';
import { encodeText } from '../responses/encodeText';
import { createDictionaries } from './createDictionaries';

let cacheDir: string;

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'tidegate-dictionaries-'));
});

afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const aScript = (edition: string) => `/* ${edition} */${'export const value = "text";'.repeat(50)}`;

/** A server of files by their addresses. `get` takes the text that the client has. */
function openServer(files: Readonly<Record<string, string>>) {
  const warn = jest.fn();
  const dictionaries = createDictionaries(cacheDir, { warn });
  const app = Fastify();
  app.get('/*', async (request, reply) => {
    const file = encodeText(files[request.url] ?? '');
    await dictionaries.offer(request, reply, file);
    return dictionaries.send(request, reply, toCachedResponse(reply, file));
  });
  const get = (url: string, known?: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({
      url,
      headers: {
        'accept-encoding': 'dcb, dcz',
        ...(known !== undefined && {
          'available-dictionary': `:${sha256(known).toString('base64')}:`,
        }),
        ...headers,
      },
    });
  return { get, warn };
}

const first = '/assets/main.0123abcd.js';
const second = '/assets/main.4567abcd.js';

/** Sends a version by an earlier server, whose folder the next one finds. */
async function sendEarlier(url: string, text: string): Promise<void> {
  await openServer({ [url]: text }).get(url);
}

function decompress(body: Buffer, known: string): string {
  const bytes = decompressUsingDict(createDCtx(), body.subarray(40), Buffer.from(known));
  return Buffer.from(bytes).toString();
}

test('an update is compressed with the version that the client has', async () => {
  await sendEarlier(first, aScript('first'));
  const { get } = openServer({ [second]: aScript('second') });

  const { headers, rawPayload } = await get(second, aScript('first'));

  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'use-as-dictionary': 'match="/assets/main.*.js"',
    vary: 'Accept-Encoding, Available-Dictionary',
  });
  expect(rawPayload.subarray(8, 40)).toEqual(sha256(aScript('first')));
  expect(decompress(rawPayload, aScript('first'))).toBe(aScript('second'));
  expect(rawPayload.length).toBeLessThan(100);
});

test('a release is compressed with another release of the same remote', async () => {
  await sendEarlier('/r/blog/1.0.0/client/remote.0123abcd.js', aScript('first'));
  const { get } = openServer({
    '/r/blog/1.1.0/client/remote.4567abcd.js': aScript('second'),
    '/r/tools/1.1.0/client/remote.4567abcd.js': aScript('other'),
  });

  const update = await get('/r/blog/1.1.0/client/remote.4567abcd.js', aScript('first'));
  const foreign = await get('/r/tools/1.1.0/client/remote.4567abcd.js', aScript('first'));

  expect(update.headers).toMatchObject({
    'content-encoding': 'dcz',
    'use-as-dictionary': 'match="/r/blog/*/client/remote.*.js"',
  });
  expect(foreign.headers).not.toHaveProperty('content-encoding');
});

test.each([
  ['has no version', undefined, {}],
  ['has an unknown version', aScript('unknown'), {}],
  ['does not accept the encoding', aScript('first'), { 'accept-encoding': 'dcz;q=0' }],
] as const)('a client that %s gets the whole file', async (_, known, headersOfClient) => {
  await sendEarlier(first, aScript('first'));
  const { get } = openServer({ [second]: aScript('second') });

  const { headers, body } = await get(second, known, headersOfClient);

  expect(headers).not.toHaveProperty('content-encoding');
  expect(body).toBe(aScript('second'));
});

test.each([':short:', ':../../../../../../../../../../etc/passwd=:', 'x'.repeat(9000)])(
  'a malformed hash is ignored: %.20s',
  async (hash) => {
    const { get } = openServer({ [second]: aScript('second') });

    const { statusCode, body } = await get(second, undefined, { 'available-dictionary': hash });

    expect([statusCode, body]).toEqual([200, aScript('second')]);
  },
);

test('a file without a version in its name is no dictionary', async () => {
  const { get } = openServer({ '/assets/icon.svg': '<svg/>' });

  expect((await get('/assets/icon.svg')).headers).not.toHaveProperty('use-as-dictionary');
});

test('only the last five versions are kept', async () => {
  for (let edition = 1; edition <= 7; edition += 1) {
    await sendEarlier(`/assets/main.0000000${edition}.js`, aScript(`${edition}`));
  }

  const [group = ''] = await readdir(path.join(cacheDir, 'dictionaries'));
  expect(await readdir(path.join(cacheDir, 'dictionaries', group))).toHaveLength(5);
  const { get } = openServer({ [second]: aScript('second') });
  expect((await get(second, aScript('1'))).headers).not.toHaveProperty('content-encoding');
  expect((await get(second, aScript('7'))).headers).toMatchObject({ 'content-encoding': 'dcz' });
});

test('a corrupt version is not used', async () => {
  await sendEarlier(first, aScript('first'));
  const [group = ''] = await readdir(path.join(cacheDir, 'dictionaries'));
  const [name = ''] = await readdir(path.join(cacheDir, 'dictionaries', group));
  await writeFile(path.join(cacheDir, 'dictionaries', group, name), 'corrupt');
  const { get } = openServer({ [second]: aScript('second') });

  expect((await get(second, aScript('first'))).body).toBe(aScript('second'));
});

test('without a disk files are sent whole', async () => {
  await rm(cacheDir, { recursive: true });
  await writeFile(cacheDir, 'not a folder');
  const { get, warn } = openServer({ [second]: aScript('second') });

  expect((await get(second, aScript('first'))).body).toBe(aScript('second'));
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'edge.dictionaryNotKept' }));
});

test('a client that has the file gets 304 without an encoding', async () => {
  await sendEarlier(first, aScript('first'));
  const { get } = openServer({ [second]: aScript('second') });
  const { headers } = await get(second);

  const known = await get(second, aScript('first'), {
    'if-none-match': String(headers['etag']),
  });

  expect(known.statusCode).toBe(304);
  expect(known.headers).not.toHaveProperty('content-encoding');
});
