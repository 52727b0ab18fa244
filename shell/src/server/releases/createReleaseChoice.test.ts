import Fastify from 'fastify';
import { registerCookies } from '../http/siteCookies';
import { createReleaseChoice } from './createReleaseChoice';

/** An edge in production where every link starts a preview. */
async function anEdge() {
  const app = Fastify();
  await registerCookies(app, undefined);
  const choice = createReleaseChoice({
    siteEnv: 'production',
    previews: {
      find: () => Promise.resolve(new Map([['blog', '2.0.0']])),
      change: ({ url }) => Promise.resolve(url.includes('preview=')),
    },
  });
  app.get('/*', async (request, reply) => ({
    location: (await choice.change(request, reply)) ?? null,
    shown: Object.fromEntries(await choice.find(request)),
  }));
  return app;
}

test.each([
  ['/features?preview=token&nl=de', '/features?nl=de'],
  ['/features?preview=token', '/features'],
  ['/?remote.off&preview=token', '/'],
  ['//evil.example/?preview=token', '/evil.example/'],
  ['/features?nl=de', null],
])('the address %s redirects to %s', async (url, location) => {
  const app = await anEdge();

  expect((await app.inject(url)).json()).toMatchObject({ location });
});

test('in production only a preview selects a release', async () => {
  const app = await anEdge();

  const reply = await app.inject({
    url: '/?remote.tools=1.0.0',
    cookies: { tidegate_remotes: 'remote.tools=1.0.0' },
  });

  expect(reply.json()).toEqual({ location: null, shown: { blog: '2.0.0' } });
});
