import type { FastifyReply } from 'fastify';
import { setSiteCookie } from '../http/siteCookies';
import { inviteCookie, readInvite } from './tracking';

export function keepInvite(reply: FastifyReply, search: URLSearchParams, isSecure: boolean): void {
  const invite = readInvite(search);
  if (invite === undefined) return;
  setSiteCookie(reply, isSecure, [inviteCookie, invite], { httpOnly: true });
}
