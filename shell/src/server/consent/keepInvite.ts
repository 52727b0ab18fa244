import type { FastifyReply } from 'fastify';
import { inviteCookie, readInvite } from './tracking';

/** Keeps the invitation of an address, if it has one, until the browser is closed. */
export function keepInvite(reply: FastifyReply, search: URLSearchParams, secure: boolean): void {
  const invite = readInvite(search);
  if (invite === undefined) return;
  reply.setCookie(inviteCookie, invite, { path: '/', sameSite: 'lax', httpOnly: true, secure });
}
