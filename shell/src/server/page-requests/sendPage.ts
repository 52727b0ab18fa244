import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAmpPath } from '../../routes/paths/ampPath';
import { ClientBusy, createClientTurns } from '../http/clientTurns';
import { sendEncoded } from '../http/encodeText';
import { ampSecurityPolicy } from '../http/securityHeaders';
import { applySessionChange, type SessionChange } from '../http/sessionCookie';
import type { FailedPages } from '../rendering/loadFailedPages';
import type { CachedPage } from '../rendering/htmlCache';

/** Twice the processes of a small server, because an unlisted proxy counts as one client. */
const rendersOfClient = { atOnce: 8, mostWaiting: 200 };

interface SendablePage extends CachedPage {
  location?: string | undefined;
  sessionChange?: SessionChange | undefined;
}

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  render: () => Promise<SendablePage>,
) => Promise<unknown>;

export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, encoded }: CachedPage,
): Promise<FastifyReply> {
  const isAmp = status === 200 && readAmpPath(request.entry.sitePath) !== undefined;
  if (isAmp) reply.header('content-security-policy', ampSecurityPolicy);
  if (status === 503) reply.header('retry-after', '30');
  reply.code(status);
  if (!encoded || status !== 200) return reply.send(html);
  return sendEncoded(request, reply, encoded);
}

/** Sends a page, when it is the turn of its client, or the error page in its place. */
export function createPageSender(failedPages: FailedPages): SendPage {
  const inTurn = createClientTurns(rendersOfClient);

  function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    const page = failedPages.get(request.entry.language);
    if (error instanceof ClientBusy) return reply.code(429).header('retry-after', '5').send(page);
    request.log.error({ code: 'edge.pageFailed', err: error });
    return reply.code(500).send(page);
  }

  return async (request, reply, render) => {
    try {
      const page = await inTurn(request.ip, render);
      applySessionChange(reply, page.sessionChange);
      if (page.location === undefined) return await sendHtml(request, reply, page);
      return await reply.redirect(page.location, page.status);
    } catch (error) {
      return sendFailure(request, reply, error);
    }
  };
}
