import { fastify } from 'fastify';
import { applySessionChange } from './sessionCookie';
import { registerCookies } from './siteCookies';

const changes = {
  start: { kind: 'start', token: 'a-token', expiresAt: new Date('2026-03-01T12:00:00Z') },
  end: { kind: 'end' },
} as const;

/** Attributes of the session cookie that a site at `publicOrigin` sends over HTTP. */
async function readAttributes(kind: keyof typeof changes, publicOrigin: string | undefined) {
  const app = fastify();
  await registerCookies(app, publicOrigin);
  app.get('/', (_, reply) => {
    applySessionChange(reply, changes[kind]);
    return reply.send();
  });
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['set-cookie']).split('; ').slice(1);
}

test.each(['start', 'end'] as const)(
  'behind a proxy that terminates TLS the session cookie is Secure at its %s',
  async (kind) => {
    const attributes = await readAttributes(kind, 'https://tidegate.example');

    expect(attributes).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']),
    );
  },
);

test('a site without encryption sets the session cookie without Secure', async () => {
  const attributes = await readAttributes('start', undefined);

  expect(attributes).toContain('HttpOnly');
  expect(attributes).not.toContain('Secure');
});
