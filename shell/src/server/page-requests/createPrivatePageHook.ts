import type { FastifyReply, FastifyRequest } from 'fastify';
import { isMadeForOne } from '../../routes/paths/accountPaths';
import { isSameSiteWrite } from '../http/requestOrigin';
import { applySessionChange } from '../http/sessionCookie';
import type { RenderPage } from '../rendering/createPageRenderer';
import type { AnswerSecondFactor } from '../second-factor/createSecondFactorPages';
import type { SendPage } from './sendPage';

/** A hook that replies to requests for pages that are made for one visitor. */
export function createPrivatePageHook({
  answerSecondFactor,
  renderPage,
  sendPage,
}: {
  answerSecondFactor: AnswerSecondFactor;
  renderPage: RenderPage;
  sendPage: SendPage;
}) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { entry } = request;
    if (!isMadeForOne(entry.sitePath)) return undefined;
    reply.header('cache-control', 'no-store');
    if (request.method === 'POST' && !isSameSiteWrite(request)) return reply.code(409).send();
    const answer = await answerSecondFactor(request, entry);
    applySessionChange(reply, answer.sessionChange);
    if (answer.kind === 'redirect') return reply.redirect(answer.location, 303);
    return sendPage(request, reply, () => renderPage(request, { notice: answer }));
  };
}
