import { SiteError } from '@tidegate/contracts/errors/siteError';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import type { Sessions } from '../modules/sessions';
import { readBearerToken } from './readBearerToken';

declare module 'fastify' {
  interface FastifyInstance {
    /** `preHandler` that refuses a request without a live session. */
    requireSession: preHandlerAsyncHookHandler;
    /** `preHandler` for actions that could take over the account. It requires a recent login. */
    requireRecentLogin: preHandlerAsyncHookHandler;
    /** `preHandler` that checks a token if there is one. */
    readSession: preHandlerAsyncHookHandler;
    /** `preHandler` that reads the session if it is live and never refuses. */
    readLiveSession: preHandlerAsyncHookHandler;
  }
  interface FastifyRequest {
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
  app.addHook('onRoute', (route) => {
    const required: readonly unknown[] = [app.requireSession, app.requireRecentLogin];
    if (![route.preHandler ?? []].flat().some((handler) => required.includes(handler))) return;
    route.schema = { ...route.schema, security: [{ bearer: [] }] };
  });
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
  app.decorate('readLiveSession', async (request) => {
    const token = readBearerToken(request);
    request.accountId = token === undefined ? null : ((await sessions.findLive(token)) ?? null);
  });
  done();
});
