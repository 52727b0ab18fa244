import { SiteError } from '@tidegate/contracts/siteError';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import type { Sessions } from '../modules/sessions';
import { readBearerToken } from './readBearerToken';

declare module 'fastify' {
  interface FastifyInstance {
    /** For a route's `preHandler`: refuses the request unless it comes with a living session. */
    requireSession: preHandlerAsyncHookHandler;
    /** As `requireSession`, for what others could use to take the account over: with a recent login. */
    requireRecentLogin: preHandlerAsyncHookHandler;
    /** As `requireSession` for a request that comes with a token; lets one without pass. */
    readSession: preHandlerAsyncHookHandler;
    /** Notes whose session a request carries; one that is dead, or none, lets it pass as well. */
    peekSession: preHandlerAsyncHookHandler;
  }
  interface FastifyRequest {
    /** The account whose session the request carries. */
    accountId: string | null;
  }
}

function requireToken(request: FastifyRequest): string {
  const token = readBearerToken(request);
  if (token === undefined) throw new SiteError('sessions.missing', 'No token in the request');
  return token;
}

export const authentication = fastifyPlugin<{ sessions: Sessions }>((app, { sessions }, done) => {
  app.decorateRequest('accountId', null);
  app.decorate('requireSession', async (request) => {
    request.accountId = await sessions.resume(requireToken(request));
  });
  app.decorate('requireRecentLogin', async (request) => {
    request.accountId = await sessions.resumeRecent(requireToken(request));
  });
  app.decorate('readSession', async (request) => {
    const token = readBearerToken(request);
    if (token !== undefined) request.accountId = await sessions.resume(token);
  });
  app.decorate('peekSession', async (request) => {
    const token = readBearerToken(request);
    request.accountId = token === undefined ? null : ((await sessions.peek(token)) ?? null);
  });
  done();
});
