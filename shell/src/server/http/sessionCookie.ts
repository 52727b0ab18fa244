import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { challengeCookie, setSiteCookie } from './siteCookies';

const cookieName = 'paypal_token';

const bearer = /^Bearer +(?<token>\S+) *$/i;

/** As the backend reads it: a header of another kind brings no token. */
function readBearerToken({ headers }: FastifyRequest): string | undefined {
  return bearer.exec(headers.authorization ?? '')?.groups?.['token'];
}

/** The token that a request brings: another client's bearer header, else the edge's own cookie. */
export function readToken(request: FastifyRequest): string | undefined {
  return readBearerToken(request) ?? request.cookies[cookieName];
}

/** What a login goes on with whose password was right. */
export function readChallenge({ cookies }: FastifyRequest): string | undefined {
  return cookies[challengeCookie];
}

/** Whether the token that counts is one which the browser sends by itself, as another site could make it do. */
export function isCookieSession(request: FastifyRequest): boolean {
  return readBearerToken(request) === undefined && request.cookies[cookieName] !== undefined;
}

/** A name for a session that opens nothing. */
export function toSessionHandle(token: string): string {
  return createHash('sha256').update(`handle:${token}`).digest('base64url').slice(0, 16);
}

/** What a call to the backend asks to do with the visitor's cookie. */
export type SessionChange =
  | { kind: 'start'; token: string; expiresAt: Date }
  | { kind: 'end' }
  /** The password was right and a second step is needed: no session yet. */
  | { kind: 'secondStep'; challenge: string; expiresAt: Date };

/** Script never reads it, other sites never send it with a form, https keeps it on https. */
export function applySessionChange(
  reply: FastifyReply,
  change: SessionChange | undefined,
  isSecure: boolean,
): void {
  if (!change) return;
  const set = (name: string, value: string, expires: Date) =>
    setSiteCookie(reply, isSecure, [name, value], { httpOnly: true, expires });
  const remove = (name: string) => set(name, '', new Date(0));
  switch (change.kind) {
    case 'secondStep': {
      set(challengeCookie, change.challenge, change.expiresAt);
      return;
    }
    case 'start':
      set(cookieName, change.token, change.expiresAt);
      {
        remove(challengeCookie);
        return;
      }
    case 'end': {
      remove(cookieName);
      return;
    }
  }
}
