import type { FastifyReply } from 'fastify';
import { setSiteCookie } from '../http/siteCookies';
import { inviteCookie, readInvite } from './tracking';

export function keepInvite(reply: FastifyReply, search: URLSearchParams): void {
  const invite = readInvite(search);
  if (invite === undefined) return;
  setSiteCookie(reply, inviteCookie, invite, { httpOnly: true });
}
