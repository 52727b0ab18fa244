import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CreateNotice, NoticeName } from '../pages/createNotices';
import type { ReleaseChoice } from '../releases/createReleaseChoice';
import type { RenderPage } from '../rendering/createPageRenderer';
import { setPageHeaders } from './setPageHeaders';
import { findPlace } from './requestedPage';
import type { SendPage } from './sendPage';

export type SendNotice = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: NoticeName,
) => Promise<unknown>;

/** Sends a notice in place of what was requested, which need not be a page. */
export function createNoticeSender(options: {
  releaseChoice: Pick<ReleaseChoice, 'find'>;
  createNotice: CreateNotice;
  renderPage: RenderPage;
  sendPage: SendPage;
}): SendNotice {
  const { releaseChoice, createNotice, renderPage, sendPage } = options;
  return async (request, reply, name) => {
    request.entry = findPlace(request);
    request.overrides = await releaseChoice.find(request);
    setPageHeaders(request, reply);
    const notice = createNotice(name, request.entry.language, request.entry.sitePath);
    return sendPage(request, reply, () => renderPage(request, { notice }));
  };
}
