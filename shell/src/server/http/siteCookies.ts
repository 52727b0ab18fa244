import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { consentCookie } from '../../consent/consent';
import { campaignCookie } from '../consent/attribution';
import { inviteCookie } from '../consent/tracking';
import { overrideCookieName } from '../releases/overrides';
import { previewCookieName } from '../previews/previewTokens';
import { isSecureSite } from './requestOrigin';

/** What a login goes on with that waits for its second step. */
export const challengeCookie = 'second_step';

/** Cookies that the specification gives no name: over https, browsers keep them to this very host. */
export const ownNames: readonly string[] = [
  consentCookie,
  inviteCookie,
  campaignCookie,
  overrideCookieName,
  previewCookieName,
  challengeCookie,
];

const toHostName = (name: string) => `__Host-${name}`;

/** Parses cookies; those of our own are known by their plain names, however they travel. */
export async function registerCookies(
  app: FastifyInstance,
  publicOrigin: string | undefined,
): Promise<void> {
  await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    if (!isSecureSite(request, publicOrigin)) return;
    // One without the prefix may come from a neighbouring host.
    for (const name of ownNames) request.cookies[name] = request.cookies[toHostName(name)];
  });
}

/** Sets a cookie for the whole site, which other sites never send with a form. */
export function setSiteCookie(
  reply: FastifyReply,
  isSecure: boolean,
  [name, value]: readonly [name: string, value: string],
  options: Pick<CookieSerializeOptions, 'httpOnly' | 'maxAge' | 'expires'> = {},
): void {
  const wireName = isSecure && ownNames.includes(name) ? toHostName(name) : name;
  reply.setCookie(wireName, value, { ...options, path: '/', sameSite: 'lax', secure: isSecure });
}
