import type { FastifyReply } from 'fastify';
import { setSiteCookie } from '../http/siteCookies';
import type { CookieChange } from './attribution';

/** Readable by script: an order names the partner that it is owed to. */
export function applyCookies(
  reply: FastifyReply,
  changes: readonly CookieChange[],
  isSecure: boolean,
): void {
  for (const { name, value, seconds } of changes) {
    setSiteCookie(reply, isSecure, [name, value], { maxAge: seconds });
  }
}
