import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { challengeCookie, setSiteCookie } from './siteCookies';

export const sessionCookie = 'paypal_token';

const bearer = /^Bearer +(?<token>\S+) *$/i;

/** Parsed like in the backend: another scheme contains no token. */
function readBearerToken({ headers }: FastifyRequest): string | undefined {
  return bearer.exec(headers.authorization ?? '')?.groups?.['token'];
}

/** Token of a request: the bearer header of an app takes precedence over the cookie. */
export function readToken(request: FastifyRequest): string | undefined {
  return readBearerToken(request) ?? request.cookies[sessionCookie];
}

export function readChallenge({ cookies }: FastifyRequest): string | undefined {
  return cookies[challengeCookie];
}

/** Whether the token comes from a cookie, which another site could make the browser send. */
export function isCookieSession(request: FastifyRequest): boolean {
  return readBearerToken(request) === undefined && request.cookies[sessionCookie] !== undefined;
}

/** Identifies a session without giving access to it. */
export function toSessionHandle(token: string): string {
  return createHash('sha256').update(`handle:${token}`).digest('base64url').slice(0, 16);
}

/** Change to the session cookie that a backend call requests. */
export type SessionChange =
  | { kind: 'start'; token: string; expiresAt: Date }
  | { kind: 'end' }
  /** A second step is needed, so there is no session yet. */
  | { kind: 'secondStep'; challenge: string; expiresAt: Date };

/** The cookie is HttpOnly, SameSite and, over https, Secure. */
export function applySessionChange(reply: FastifyReply, change: SessionChange | undefined): void {
  if (!change) return;
  const set = (name: string, value: string, expires: Date) =>
    setSiteCookie(reply, name, value, { httpOnly: true, expires });
  const remove = (name: string) => set(name, '', new Date(0));
  switch (change.kind) {
    case 'secondStep':
      set(challengeCookie, change.challenge, change.expiresAt);
      break;
    case 'start':
      set(sessionCookie, change.token, change.expiresAt);
      remove(challengeCookie);
      break;
    case 'end':
      remove(sessionCookie);
  }
}
