import Fastify from 'fastify';
import { registerCookies } from '../http/siteCookies';
import { createPreviews } from './createPreviews';
import { createPreviewTokens } from './previewTokens';

const previewKey = 'the key';
const { sign } = createPreviewTokens(previewKey);
const expiresAt = Math.floor(Date.now() / 1000) * 1000 + 3_600_000;
const token = sign({ id: 'one', versions: { blog: '2.0.0' }, expiresAt });

/** Responds with the visible releases after applying the address. */
async function anEdge(publicOrigin = 'https://tidegate.example') {
  const requested: string[] = [];
  const site = { generation: 1, isRevoked: () => Promise.resolve(false) };
  const app = Fastify();
  await registerCookies(app, publicOrigin);
  const previews = createPreviews({
    ...{ previewKey, logger: app.log },
    live: { current: () => ({ id: site.generation, activatedAt: '', remotes: {} }) },
    releaseStore: {
      isRevoked(remote, version) {
        requested.push(`${remote}@${version}`);
        return site.isRevoked();
      },
    },
  });
  app.get('/', async (request, reply) => {
    const isChanged = await previews.change(request, reply);
    return { isChanged, shown: Object.fromEntries(await previews.find(request)) };
  });
  return { app, requested, site };
}

const isIgnored = { isChanged: false, shown: {} };

test('a link sets a host-only cookie with the lifetime of the preview', async () => {
  const { app } = await anEdge();

  const reply = await app.inject(`/?preview=${token}`);

  expect(reply.json()).toMatchObject({ isChanged: true });
  expect(reply.cookies).toEqual([
    {
      name: '__Host-tidegate_preview',
      value: token,
      ...{ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' },
      expires: new Date(expiresAt),
    },
  ]);
});

test('a site without https uses an unprefixed cookie name', async () => {
  const { app } = await anEdge('http://127.0.0.1:8080');

  const [set] = (await app.inject(`/?preview=${token}`)).cookies;
  const shown = await app.inject({ url: '/', cookies: { tidegate_preview: token } });

  expect(set?.name).toBe('tidegate_preview');
  expect(set?.secure).toBeUndefined();
  expect(shown.json()).toMatchObject({ shown: { blog: '2.0.0' } });
});

test('only a browser with the cookie sees the release', async () => {
  const { app } = await anEdge();
  const cookies = { '__Host-tidegate_preview': token };

  expect((await app.inject({ url: '/', cookies })).json()).toMatchObject({
    shown: { blog: '2.0.0' },
  });
  expect((await app.inject('/')).json()).toEqual(isIgnored);
});

test('only a browser with a preview can end it', async () => {
  const { app } = await anEdge();
  const cookies = { '__Host-tidegate_preview': token };

  const ended = await app.inject({ url: '/?remote.off', cookies });
  const otherAccount = await app.inject('/?remote.off');

  expect(ended.json()).toMatchObject({ isChanged: true });
  expect(ended.cookies).toMatchObject([{ value: '', expires: new Date(0), secure: true }]);
  expect([otherAccount.json(), otherAccount.cookies]).toEqual([isIgnored, []]);
});

test('an invalid token changes nothing and causes no registry request', async () => {
  const { app, requested } = await anEdge();
  const foreign = createPreviewTokens('another edge').sign({
    ...{ id: 'one', versions: { blog: '2.0.0' }, expiresAt },
  });

  const opened = await app.inject(`/?preview=${foreign}`);
  const cookies = { '__Host-tidegate_preview': foreign };
  const shown = await app.inject({ url: '/', cookies });

  expect([opened.json(), opened.cookies]).toEqual([isIgnored, []]);
  expect(shown.json()).toEqual(isIgnored);
  expect(requested).toEqual([]);
});

test('a revoked release is not shown, and revocation is checked once per generation', async () => {
  const { app, requested, site } = await anEdge();
  const cookies = { '__Host-tidegate_preview': token };
  await app.inject({ url: '/', cookies });
  await app.inject({ url: '/', cookies });
  expect(requested).toEqual(['blog@2.0.0']);

  site.isRevoked = () => Promise.resolve(true);
  site.generation = 2;
  const shown = await app.inject({ url: '/', cookies });
  const opened = await app.inject(`/?preview=${token}`);

  expect(shown.json()).toEqual(isIgnored);
  expect([opened.json(), opened.cookies]).toEqual([isIgnored, []]);
});

test('previews stop while the registry is unreachable and resume afterwards', async () => {
  const { app, site } = await anEdge();
  const cookies = { '__Host-tidegate_preview': token };
  site.isRevoked = () => Promise.reject(new Error('away'));

  const away = await app.inject({ url: '/', cookies });
  site.isRevoked = () => Promise.resolve(false);
  const back = await app.inject({ url: '/', cookies });

  expect(away.json()).toEqual(isIgnored);
  expect(back.json()).toMatchObject({ shown: { blog: '2.0.0' } });
});
