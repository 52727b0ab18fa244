import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NoticeName } from '../pages/createNotices';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
export type SendNotice = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: NoticeName,
) => Promise<unknown>;

/** Handles all remaining addresses, including posts whose body was rejected. */
export function registerPages(
  app: FastifyInstance,
  handlePage: Answer,
  sendNotice: SendNotice,
): void {
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: handlePage,
    errorHandler(error: FastifyError, request, reply) {
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') void sendNotice(request, reply, 'tooLarge');
      else reply.send(error);
    },
  });
}
