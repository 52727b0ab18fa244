import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAmpPath } from '../../routes/paths/ampPath';
import { ClientBusy, createClientTurns } from '../http/clientTurns';
import { ampPolicy, pagePolicies } from '../http/securityHeaders';
import { applySessionChange, type SessionChange } from '../http/sessionCookie';
import type { Overrides } from '../releases/overrides';
import type { CachedPage } from '../rendering/htmlCache';
import type { FailedPages } from '../rendering/loadFailedPages';
import { sendEncoded } from '../responses/encodeText';
import { mayShare, sharedCaching } from '../shared-caching/sharedCaching';
import type { ResponseCache } from './createResponseCache';

/** Twice the processes of a small server, because an unlisted proxy counts as one client. */
const rendersOfClient = { atOnce: 8, mostWaiting: 200 };

interface SendablePage extends CachedPage {
  location?: string | undefined;
  sessionChange?: SessionChange | undefined;
}

export interface PagePolicyOptions {
  usesRecaptcha?: boolean | undefined;
  /** Hashes of the scripts in the HTML. */
  inlineScripts?: readonly string[] | undefined;
}

function findDevelopmentOrigins(overrides: Overrides): string[] {
  return [...overrides.values()].flatMap((version) => {
    const port = /^dev:(\d+)$/.exec(version)?.[1];
    return port === undefined ? [] : [`http://127.0.0.1:${port}`];
  });
}

/** Sends a page as it is, with all headers that depend on its content. */
export function createHtmlSender({
  responseCache,
  ...options
}: PagePolicyOptions & { responseCache: Pick<ResponseCache, 'keepPage'> }) {
  function findPolicies({ entry, overrides }: FastifyRequest, page: CachedPage) {
    if (page.status === 200 && readAmpPath(entry.sitePath) !== undefined) return ampPolicy;
    const developmentOrigins = findDevelopmentOrigins(overrides);
    return pagePolicies({ ...options, developmentOrigins, inlineStyles: page.styleHashes });
  }

  return async (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
    const { status, html, encoded } = page;
    reply.code(status).headers(findPolicies(request, page));
    if (status === 503) reply.header('retry-after', '30');
    if (!encoded || status !== 200) return reply.send(html);
    const { cacheKey } = request;
    if (cacheKey?.isResponseShared && mayShare(request, reply)) {
      if (cacheKey.isPublic) reply.header('cache-control', sharedCaching);
      responseCache.keepPage(cacheKey, reply, encoded);
    }
    return sendEncoded(request, reply, encoded);
  };
}

export type SendHtml = ReturnType<typeof createHtmlSender>;

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  render: () => Promise<SendablePage>,
) => Promise<unknown>;

/** Sends a page, when it is the turn of its client, or the error page in its place. */
export function createPageSender(failedPages: FailedPages, sendHtml: SendHtml): SendPage {
  const inTurn = createClientTurns(rendersOfClient);

  function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    const html = failedPages.get(request.entry.language) ?? '';
    if (error instanceof ClientBusy) {
      return sendHtml(request, reply.header('retry-after', '5'), { status: 429, html });
    }
    request.log.error({ code: 'edge.pageFailed', err: error });
    return sendHtml(request, reply, { status: 500, html });
  }

  return async (request, reply, render) => {
    try {
      const page = await inTurn(request.ip, render);
      applySessionChange(reply, page.sessionChange);
      if (page.location !== undefined) return await reply.redirect(page.location, page.status);
      return await sendHtml(request, reply, page);
    } catch (error) {
      return sendFailure(request, reply, error);
    }
  };
}
