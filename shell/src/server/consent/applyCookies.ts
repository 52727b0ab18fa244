import type { FastifyReply } from 'fastify';
import { setSiteCookie } from '../http/siteCookies';
import type { CookieChange } from './attribution';

/** Not HttpOnly, because script adds the partner to orders. */
export function applyCookies(reply: FastifyReply, changes: readonly CookieChange[]): void {
  for (const { name, value, seconds } of changes) {
    setSiteCookie(reply, name, value, { maxAge: seconds });
  }
}
