import { logoutPath } from '@tidegate/contracts/api/account/endpoints';
import {
  endOtherSessionsPath,
  endSessionPath,
  listSessionsPath,
} from '@tidegate/contracts/api/settings/endpoints';
import {
  endSessionRequestSchema,
  listSessionsReplySchema,
} from '@tidegate/contracts/api/settings/schemas';
import { doneReplySchema } from '@tidegate/contracts/errors/envelopeSchema';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../plugins/accountOf';
import { readBearerToken } from '../../plugins/readBearerToken';
import type { ListedSession, Sessions } from './sessionService';

const response = { 200: doneReplySchema };

export function sessionRoutes(sessions: Sessions): FastifyPluginAsyncZod {
  return async (app) => {
    const { requireSession, requireRecentLogin: preHandler } = app;

    app.post(logoutPath, { schema: { response } }, async (request) => {
      const token = readBearerToken(request);
      if (token !== undefined) await sessions.end(token);
      return succeed(null);
    });

    app.get(
      listSessionsPath,
      {
        preHandler: requireSession,
        schema: { response: { 200: listSessionsReplySchema } },
      },
      async (request) => {
        const token = readBearerToken(request) ?? '';
        const listed = await sessions.listBrowsers(accountOf(request), token);
        return succeed({ sessions: listed.map(toBrowserSession) });
      },
    );

    app.post(
      endSessionPath,
      { preHandler, schema: { body: endSessionRequestSchema, response } },
      async (request) => {
        await sessions.endById(accountOf(request), request.body.session_id);
        return succeed(null);
      },
    );

    app.post(endOtherSessionsPath, { preHandler, schema: { response } }, async (request) => {
      await sessions.endOthers(accountOf(request), readBearerToken(request) ?? '');
      return succeed(null);
    });
  };
}

function toBrowserSession({ id, browser, system, createdAt, isCurrent }: ListedSession) {
  return {
    session_id: id,
    browser,
    system,
    logged_in_at: createdAt.toISOString(),
    is_current: isCurrent,
  };
}
