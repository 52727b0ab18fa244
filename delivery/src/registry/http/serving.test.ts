import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { uploadRelease } from '../../release/client/uploadRelease';
import { integrityOf } from '../../release/integrity';
import { aRelease } from '../../release/testing/aRelease';
import { activate, publish, read } from '../testing/actions';
import { sendRaw } from '../testing/sendRaw';
import { asEdge, useRegistry } from '../testing/useRegistry';

const { start } = useRegistry();

const bytesType = { 'content-type': 'application/octet-stream' };

test('a published release is served byte for byte under the hash that pins it', async () => {
  const { accessFor, site } = await start();
  const tools = aRelease();

  const { status, integrity, missing } = await uploadRelease(accessFor('tools'), tools);

  const base = `${site}/_delivery/releases/tools/1.0.0`;
  const document = await fetch(`${base}/release.json`, { headers: asEdge });
  const documentBytes = Buffer.from(await document.arrayBuffer());
  expect(status).toBe('open');
  expect(missing).toEqual([...tools.files.keys()].toSorted());
  expect(documentBytes.equals(tools.document)).toBe(true);
  expect(integrityOf(documentBytes)).toBe(integrity);
  expect(document.headers.get('cache-control')).toBe('private, max-age=31536000');
  for (const [path, bytes] of tools.files) {
    const file = await fetch(`${base}/files/${path}`, { headers: asEdge });
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    expect(file.headers.get('cache-control')).toBe('private, max-age=31536000');
  }
});

test('text is sent in the best compression that the browser accepts', async () => {
  const { accessFor, registry } = await start();
  const { release, files } = aRelease();
  await uploadRelease(accessFor('tools'), aRelease());
  const read = (encodings: string) =>
    registry.app.inject({
      url: `/_delivery/releases/tools/1.0.0/files/${release.client.chunk}`,
      headers: { ...asEdge, 'accept-encoding': encodings },
    });

  const [brotli, gzip, plain, refused] = await Promise.all(
    ['gzip, deflate, br', 'gzip', 'identity', 'br;q=0, gzip;q=0'].map(read),
  );

  const original = files.get(release.client.chunk);
  expect(brotli?.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli?.rawPayload ?? '')).toEqual(original);
  expect(gzip?.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip?.rawPayload ?? '')).toEqual(original);
  expect(plain?.headers).not.toHaveProperty('content-encoding');
  expect(plain?.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(refused?.headers).not.toHaveProperty('content-encoding');
});

test('the server bundle is sent uncompressed', async () => {
  const { accessFor, registry } = await start();
  const { release, files } = aRelease();
  await uploadRelease(accessFor('tools'), aRelease());

  const reply = await registry.app.inject({
    url: `/_delivery/releases/tools/1.0.0/files/${release.server}`,
    headers: { ...asEdge, 'accept-encoding': 'br, gzip' },
  });

  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.rawPayload).toEqual(files.get(release.server));
});

test('a browser with a cached file gets no body', async () => {
  const { accessFor, registry } = await start();
  await uploadRelease(accessFor('tools'), aRelease());
  const url = '/_delivery/releases/tools/1.0.0/files/client/remoteEntry.js';
  const first = await registry.app.inject({ url, headers: asEdge });

  const second = await registry.app.inject({
    url,
    headers: { ...asEdge, 'if-none-match': String(first.headers.etag) },
  });

  expect(second.statusCode).toBe(304);
  expect(second.rawPayload).toHaveLength(0);
});

test.each([
  ['climbing', 'client/../../../etc/passwd'],
  ['climbing, encoded', '..%2f..%2fetc%2fpasswd'],
  ['climbing, encoded twice', '%252e%252e%252fetc'],
  ['absolute', '/etc/passwd'],
  ['with a NUL', 'client/remoteEntry.js%00.css'],
  ['with a backslash', 'client%5cremoteEntry.js'],
  ['a property of every object', 'constructor'],
  ['very long', `client/${'a'.repeat(4000)}.js`],
  ['nothing', ''],
])('no file is served for a path that is %s', async (_kind, path) => {
  const { accessFor, site } = await start();
  await uploadRelease(accessFor('tools'), aRelease());
  const url = `${site}/_delivery/releases/tools/1.0.0/files/${path}`;

  const read = await sendRaw(url, { method: 'GET', headers: asEdge });
  const written = await sendRaw(url, {
    method: 'PUT',
    headers: {
      ...bytesType,
      'content-length': 1,
      authorization: `Bearer ${accessFor('tools').token}`,
    },
    chunks: [Buffer.from('x')],
  });

  expect(read.status).toBe(404);
  expect(written.status).toBe(404);
});

test('a malformed address is refused with an error of the registry', async () => {
  const { site } = await start();

  const refused = await sendRaw(`${site}/_delivery/releases/tools/1.0.0/files/%zz`, {
    method: 'GET',
    headers: {},
  });

  expect(refused).toMatchObject({ status: 400, code: 'delivery.invalidRequest' });
});

test('a release that was live once is distinguished from one that never was', async () => {
  const site = await start();
  await publish(site, aRelease(), aRelease({ version: '1.1.0' }), aRelease({ version: '1.2.0' }));
  for (const version of ['1.0.0', '1.1.0', '1.0.0']) await activate(site, version);
  const firstGeneration = (version: string) =>
    read(site, `/releases/tools/${version}/first-generation`);

  expect(await firstGeneration('1.0.0')).toEqual({ generation: 1 });
  expect(await firstGeneration('1.1.0')).toEqual({ generation: 2 });
  expect(await firstGeneration('1.2.0')).toMatchObject({ code: 'delivery.unknownGeneration' });
});

test('released versions are listed in pages, newest first', async () => {
  const { accessFor, registry } = await start();
  for (const version of ['1.0.0', '1.0.1', '1.1.0']) {
    await uploadRelease(accessFor('tools'), aRelease({ version }));
  }
  const list = async (query: string) => {
    const reply = await registry.app.inject({
      url: `/_delivery/releases/tools${query}`,
      headers: asEdge,
    });
    return reply.json<{ releases: { version: string }[]; next: number | null }>();
  };

  const first = await list('?limit=2');
  const second = await list(`?limit=2&before=${first.next}`);

  expect(first.releases).toMatchObject([{ version: '1.1.0' }, { version: '1.0.1' }]);
  expect(second).toMatchObject({ releases: [{ version: '1.0.0' }], next: null });
  expect(await list('?limit=0')).toMatchObject({ code: 'delivery.invalidRequest' });
  expect(await list('?limit=9999')).toMatchObject({ code: 'delivery.invalidRequest' });
});
