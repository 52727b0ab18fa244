import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'paypal_token';

/** The token that a request brings: the edge's own cookie, else another client's bearer header. */
export function readToken(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization?.startsWith('Bearer ')) return authorization.slice('Bearer '.length);
  return request.cookies[cookieName];
}

/** Whether the browser sends the token by itself, which another site could make it do. */
export function isCookieSession(request: FastifyRequest): boolean {
  return !request.headers.authorization && request.cookies[cookieName] !== undefined;
}

/** A name for a session that opens nothing. */
export function toSessionHandle(token: string): string {
  return createHash('sha256').update(`handle:${token}`).digest('base64url').slice(0, 16);
}

/** What a call to the backend asks to do with the visitor's cookie. */
export type SessionChange = { kind: 'start'; token: string; expiresAt: Date } | { kind: 'end' };

/** Script never reads it, other sites never send it with a form, https keeps it on https. */
export function applySessionChange(
  reply: FastifyReply,
  change: SessionChange | undefined,
  isSecure: boolean,
): void {
  if (!change) return;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  if (change.kind === 'end') reply.clearCookie(cookieName, options);
  else reply.setCookie(cookieName, change.token, { ...options, expires: change.expiresAt });
}
