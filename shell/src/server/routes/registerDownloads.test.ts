import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { readBuilds } from '../content/readBuilds';
import { contentDir } from '../testing/siteDocuments';
import { registerDownloads } from './registerDownloads';

async function openDownloads() {
  const app = Fastify();
  await registerDownloads(app, {
    contentDir,
    isBlocked: ({ headers }) => Promise.resolve(headers['x-country-code'] === 'CN'),
    sendNotice: (_, reply, name) => Promise.resolve(reply.code(451).send(name)),
  });
  return app;
}

test('every build is served with its listed size and checksum', async () => {
  const app = await openDownloads();
  const files = (await readBuilds(contentDir)).flatMap((build) => ('file' in build ? build : []));
  expect(files.length).toBeGreaterThan(3);

  for (const { file, bytes, sha256 } of files) {
    const reply = await app.inject(`/downloads/${file}`);

    expect(reply.headers['content-disposition']).toBe('attachment');
    expect(reply.rawPayload).toHaveLength(bytes);
    expect(createHash('sha256').update(reply.rawPayload).digest('hex')).toBe(sha256);
  }
});

test('a file is not served behind the country gate', async () => {
  const app = await openDownloads();
  const [build] = (await readBuilds(contentDir)).flatMap((one) => ('file' in one ? one : []));

  const reply = await app.inject({
    url: `/downloads/${build?.file ?? ''}`,
    headers: { 'x-country-code': 'CN' },
  });

  expect([reply.statusCode, reply.body]).toEqual([451, 'unavailable']);
});

test.each([
  ['/downloads/none.txt', 404],
  ['/downloads/..%2Fbuilds.json', 404],
  ['/downloads/', 403],
])('%s is refused with %d', async (url, status) => {
  const app = await openDownloads();

  expect((await app.inject(url)).statusCode).toBe(status);
});
