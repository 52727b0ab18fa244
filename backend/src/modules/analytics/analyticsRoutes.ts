import { analyticsPath } from '@tidegate/contracts/api/visitors/endpoints';
import {
  analyticsReplySchema,
  analyticsRequestSchema,
} from '@tidegate/contracts/api/visitors/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import { SiteError } from '@tidegate/contracts/errors/siteError';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { LocateVisitor } from '../geo';
import type { ReceivedEvent } from './analyticsRepository';
import type { EventBuffer } from './eventBuffer';
import { toAnalyticsNetwork } from './toAnalyticsNetwork';

export interface AnalyticsRoutesOptions {
  buffer: EventBuffer<ReceivedEvent>;
  locate: LocateVisitor;
  now: () => Date;
}

export function analyticsRoutes(options: AnalyticsRoutesOptions): FastifyPluginAsyncZod {
  const { buffer, locate, now } = options;
  return async (app) => {
    app.post(
      analyticsPath,
      {
        preHandler: app.readLiveSession,
        schema: { body: analyticsRequestSchema, response: { 200: analyticsReplySchema } },
      },
      async (request) => {
        const { events } = request.body;
        const { user_ip, country, country_code } = locate(request);
        const seen = {
          // Values from the page itself could be forged.
          ...{ user_id: request.accountId, country, country_code },
          ...{ ip: toAnalyticsNetwork(user_ip), receivedAt: now() },
        };
        const isClaimed = buffer.add(events.map((event) => ({ ...event, ...seen })));
        if (!isClaimed) throw new SiteError('analytics.full', 'No room for more events');
        return succeed(null);
      },
    );
  };
}
