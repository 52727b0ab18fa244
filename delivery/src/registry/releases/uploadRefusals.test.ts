import { stat } from 'node:fs/promises';
import path from 'node:path';
import { putFile } from '../../release/client/registryClient';
import { uploadRelease } from '../../release/client/uploadRelease';
import { readLocalTokens } from '../../release/readLocalTokens';
import { aRelease } from '../../release/testing/aRelease';
import { sendRaw } from '../testing/sendRaw';
import { asEdge, useRegistry } from '../testing/useRegistry';

const { start } = useRegistry();

const page = {
  head: { title: 'title', description: 'description' },
  access: 'public',
  isSwapSafe: true,
} as const;

const json = { 'content-type': 'application/json' };
const bytesType = { 'content-type': 'application/octet-stream' };
const containing = (text: string): unknown => expect.stringContaining(text);

test('a file is accepted only with the announced size and hash', async () => {
  const { accessFor, registry, site } = await start();
  const { token } = accessFor('tools');
  const authorization = `Bearer ${token}`;
  const { document, files } = aRelease();
  const url = '/_delivery/releases/tools/1.0.0';
  await registry.app.inject({
    method: 'POST',
    url,
    headers: { ...json, authorization },
    payload: document,
  });
  const entry = files.get('client/remoteEntry.js') ?? Buffer.alloc(0);
  const file = `${site}${url}/files/client/remoteEntry.js`;
  const put = (headers: object, ...chunks: Buffer[]) =>
    sendRaw(file, { method: 'PUT', headers: { ...bytesType, authorization, ...headers }, chunks });

  const otherBytes = Buffer.alloc(entry.length, 'x');
  expect(await put({ 'content-length': entry.length }, otherBytes)).toMatchObject({
    status: 422,
    code: 'delivery.wrongBytes',
  });
  expect(await put({ 'content-length': 3 }, Buffer.from('var'))).toMatchObject({
    status: 422,
    code: 'delivery.wrongBytes',
  });
  expect(await put({ 'transfer-encoding': 'chunked' }, entry)).toMatchObject({
    status: 411,
    code: 'delivery.lengthRequired',
  });
  expect(
    await put({ 'content-length': entry.length, 'content-type': 'text/html' }, entry),
  ).toMatchObject({ code: 'delivery.invalidRequest' });
  expect(await put({ 'content-length': entry.length }, entry)).toEqual({ status: 204 });
});

const manyFiles = Object.fromEntries(
  Array.from({ length: 501 }, (_, index) => [`client/image-${index}.svg`, '<svg/>']),
);

test.each([
  ['is not JSON', Buffer.from('{'), 422, 'delivery.invalidRelease'],
  ['lacks its parts', Buffer.from('{}'), 422, 'delivery.invalidRelease'],
  ['is huge', Buffer.alloc(300 * 1024, ' '), 413, 'delivery.tooLarge'],
  ['holds too many files', aRelease({ texts: manyFiles }).document, 413, 'delivery.tooLarge'],
  ['names another remote', aRelease({ name: 'blog' }).document, 422, 'delivery.invalidRelease'],
  [
    'names another version',
    aRelease({ version: '1.0.1' }).document,
    422,
    'delivery.invalidRelease',
  ],
  [
    'names a file that it does not list',
    aRelease({ server: 'server/other.cjs' }).document,
    422,
    'delivery.invalidRelease',
  ],
  [
    'names the container of another version',
    aRelease({ client: { ...aRelease().release.client, container: 'tools_9_9_9' } }).document,
    409,
    'delivery.wrongContainer',
  ],
  [
    'claims a path of another remote',
    aRelease({
      routes: [{ ...page, path: '/pricing/cheap' }],
    }).document,
    409,
    'delivery.pathOutsideMounts',
  ],
  [
    'has a canonical address of another remote',
    aRelease({ routes: [{ ...page, path: '/what-is-my-ip', canonical: '/pricing' }] }).document,
    409,
    'delivery.invalidCanonical',
  ],
  [
    'has a canonical address that is no site path',
    aRelease({ routes: [{ ...page, path: '/what-is-my-ip', canonical: '//x.example' }] }).document,
    422,
    'delivery.invalidRelease',
  ],
  [
    'fills a slot of another remote',
    aRelease({ slots: [{ name: 'promotionBanner', isSwapSafe: true }] }).document,
    409,
    'delivery.foreignSlot',
  ],
])('an upload is refused if its release.json %s', async (_fault, document, status, code) => {
  const { accessFor, registry } = await start();

  const reply = await registry.app.inject({
    method: 'POST',
    url: '/_delivery/releases/tools/1.0.0',
    headers: { ...json, authorization: `Bearer ${accessFor('tools').token}` },
    payload: document,
  });

  expect(reply.json()).toMatchObject({ code });
  expect(reply.statusCode).toBe(status);
});

test.each(['*', '>=0', '', '^1.0.0 || >=3', '>=1.2.0 <3.0.0', 'newest'])(
  'an upload is refused if its contract range "%s" includes future major versions',
  async (contract) => {
    const { accessFor } = await start();

    await expect(uploadRelease(accessFor('tools'), aRelease({ contract }))).rejects.toMatchObject({
      code: 'delivery.openContract',
    });
  },
);

test.each(['01.0.0', '1.00.0', '1.0.0-01', '1.0.0-a..b'])(
  'an upload is refused if its version is the invalid %s',
  async (version) => {
    const { accessFor } = await start();

    await expect(uploadRelease(accessFor('tools'), aRelease({ version }))).rejects.toMatchObject({
      code: 'delivery.invalidVersion',
    });
  },
);

test.each([
  ['hides everything', '@layer remote{*{display:none!important}}', 'delivery.globalStyle'],
  ['stands in no layer', '.tools_1_0_0-Card-root{margin:0}', 'delivery.unlayeredStyle'],
  ['does not end', '@layer remote{', 'delivery.ambiguousStyle'],
])('an upload is refused if its style sheet %s', async (_fault, css, code) => {
  const { accessFor, registry } = await start();
  const styles = ['client/remote.css'];
  const client = { ...aRelease().release.client, styles };
  const attack = aRelease({ texts: { 'client/remote.css': css }, client });

  await expect(uploadRelease(accessFor('tools'), attack)).rejects.toMatchObject({ code });

  const released = await registry.app.inject({
    url: '/_delivery/releases/tools/1.0.0/release.json',
    headers: asEdge,
  });
  expect(released.statusCode).toBe(404);
});

test('a style sheet is checked even if release.json does not list it as one', async () => {
  const { accessFor } = await start();
  const hidden = aRelease({ texts: { 'client/other.css': 'body{display:none}' } });

  await expect(uploadRelease(accessFor('tools'), hidden)).rejects.toMatchObject({
    code: 'delivery.unlayeredStyle',
    message: containing('client/other.css'),
  });
});

test('two versions with the same container name cannot both be published', async () => {
  const { accessFor } = await start();
  await uploadRelease(accessFor('tools'), aRelease({ version: '1.0.0-a.b' }));

  const second = uploadRelease(accessFor('tools'), aRelease({ version: '1.0.0-a-b' }));

  await expect(second).rejects.toMatchObject({
    code: 'delivery.containerTaken',
    message: containing('tools@1.0.0-a.b'),
  });
});

test('a token releases its own remote and no other', async () => {
  const { accessFor, site } = await start();
  const { token } = accessFor('tools');
  const blog = aRelease({ name: 'blog' });
  const upload = (withToken: string | undefined) => uploadRelease({ site, token: withToken }, blog);

  await expect(upload(undefined)).rejects.toMatchObject({ code: 'delivery.unknownToken' });
  await expect(upload('nonsense')).rejects.toMatchObject({ code: 'delivery.unknownToken' });
  await expect(upload(`${token.slice(0, -4)}AAAA`)).rejects.toMatchObject({
    code: 'delivery.unknownToken',
  });
  await expect(upload(token)).rejects.toMatchObject({ code: 'delivery.wrongScope' });
  await expect(
    putFile({ site, token }, '/releases/blog/1.0.0/files/client/remoteEntry.js', Buffer.from('x')),
  ).rejects.toMatchObject({ code: 'delivery.wrongScope' });
});

test('local tokens survive a restart and are readable only by their owner', async () => {
  const first = await start();
  const second = await start();

  expect(second.accessFor('tools').token).toBe(first.accessFor('tools').token);
  expect((await stat(second.tokensFile)).mode & 0o777).toBe(0o600);
});

test('a server with another data folder creates its own tokens', async () => {
  const first = await start();
  const tokensFile = path.join(path.dirname(first.tokensFile), 'other-tokens.json');
  await start({ deployTokensFile: tokensFile });

  const { blog = '' } = await readLocalTokens(tokensFile);

  const uploads = [
    uploadRelease(first.accessFor('tools'), aRelease()),
    uploadRelease({ site: first.site, token: blog }, aRelease({ name: 'blog' })),
  ];

  expect(await Promise.all(uploads)).toHaveLength(2);
});

test('a production registry refuses to create local tokens', async () => {
  await expect(start({ siteEnv: 'production' })).rejects.toMatchObject({
    code: 'delivery.localTokensInProduction',
  });
});
