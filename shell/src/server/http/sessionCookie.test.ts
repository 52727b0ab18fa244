import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { isSecureSite } from './requestOrigin';
import { applySessionChange } from './sessionCookie';

const changes = {
  start: { kind: 'start', token: 'a-token', expiresAt: new Date('2026-03-01T12:00:00Z') },
  end: { kind: 'end' },
} as const;

/** The attributes of the cookie that a site at `publicOrigin` sends to a caller who came by HTTP. */
async function readAttributes(kind: keyof typeof changes, publicOrigin: string | undefined) {
  const app = fastify();
  await app.register(cookie);
  app.get('/', (request, reply) => {
    applySessionChange(reply, changes[kind], isSecureSite(request, publicOrigin));
    return reply.send();
  });
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['set-cookie']).split('; ').slice(1);
}

test.each(['start', 'end'] as const)(
  'behind a proxy that ends TLS the cookie of a session is kept to https at its %s',
  async (kind) => {
    const attributes = await readAttributes(kind, 'https://tidegate.example');

    expect(attributes).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']),
    );
  },
);

test('a site without encryption has the cookie without Secure, or its browser would drop it', async () => {
  const attributes = await readAttributes('start', undefined);

  expect(attributes).toContain('HttpOnly');
  expect(attributes).not.toContain('Secure');
});
