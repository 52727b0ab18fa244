import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { consentCookie } from '../../consent/consent';
import { campaignCookie } from '../consent/attribution';
import { inviteCookie } from '../consent/tracking';
import { overrideCookieName } from '../releases/overrides';
import { previewCookieName } from '../previews/previewTokens';
import { isSecureSite, registerOrigin } from './requestOrigin';

/** Challenge of a login that waits for its second step. */
export const challengeCookie = 'second_step';

/** Cookies not named in the specification. Over https they have the `__Host-` prefix. */
export const ownNames: readonly string[] = [
  consentCookie,
  inviteCookie,
  campaignCookie,
  overrideCookieName,
  previewCookieName,
  challengeCookie,
];

const toHostName = (name: string) => `__Host-${name}`;

/** The names that a cookie may have in a request. */
export const toWireNames = (name: string): string[] =>
  ownNames.includes(name) ? [name, toHostName(name)] : [name];

/** Parses cookies and maps prefixed names to plain ones, depending on the origin of the site. */
export async function registerCookies(
  app: FastifyInstance,
  publicOrigin: string | undefined,
): Promise<void> {
  registerOrigin(app, publicOrigin);
  await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    if (!isSecureSite(request)) return;
    // A cookie without prefix may come from a sibling host.
    for (const name of ownNames) request.cookies[name] = request.cookies[toHostName(name)];
  });
}

const repliesWithCookies = new WeakSet<FastifyReply>();

/** Whether the reply stores something. The header is added only when it is sent. */
export const setsCookie = (reply: FastifyReply) => repliesWithCookies.has(reply);

export function setSiteCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: Pick<CookieSerializeOptions, 'httpOnly' | 'maxAge' | 'expires'> = {},
): void {
  const isSecure = isSecureSite(reply.request);
  const wireName = isSecure && ownNames.includes(name) ? toHostName(name) : name;
  repliesWithCookies.add(reply);
  reply.setCookie(wireName, value, { ...options, path: '/', sameSite: 'lax', secure: isSecure });
}
