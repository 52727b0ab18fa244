import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Notice } from '../pages/createNotices';
import { isSameSiteWrite, isSecureSite } from '../http/requestOrigin';
import { applySessionChange } from '../http/sessionCookie';
import type { AnswerSecondFactor } from './createSecondFactorPages';
import type { PrivateRequest } from './privateAnswer';

/** Handles requests for private pages. Resolves with undefined once it has replied itself. */
export function createPrivateAnswers(
  answerSecondFactor: AnswerSecondFactor,
  publicOrigin: string | undefined,
) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    entry: PrivateRequest['entry'],
  ): Promise<Notice | undefined> => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'POST' && !isSameSiteWrite(request)) {
      await reply.code(409).send();
      return undefined;
    }
    const answer = await answerSecondFactor(request, entry);
    applySessionChange(reply, answer.sessionChange, isSecureSite(request, publicOrigin));
    if (answer.kind === 'page') return answer;
    await reply.redirect(answer.location, 303);
    return undefined;
  };
}
