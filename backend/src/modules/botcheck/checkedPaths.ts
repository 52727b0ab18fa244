import type { IncomingMessage } from 'node:http';

import {
  botCheckField,
  type BotCheckKind,
  findBotCheckAction,
  parseCheckedPath,
} from '@tidegate/contracts/visitors/botCheck';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as z from 'zod/mini';

import type { BotCheckService } from './botCheckService';

const fieldsSchema = z.object({ [botCheckField]: z.unknown() });

/** Requests for a checked path. Callers cannot influence this map. */
const checkedRequests = new WeakMap<IncomingMessage, { kind: BotCheckKind; action: string }>();

/** Rewrites a checked path to the actual route, as the server's `rewriteUrl`. */
export function rewriteCheckedPath(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const [path = '', ...query] = url.split('?');
  const checked = parseCheckedPath(path);
  if (!checked) return url;
  checkedRequests.set(request, { kind: checked.kind, action: findBotCheckAction(checked.path) });
  return [checked.path, ...query].join('?');
}

/** Requires a valid token for calls to a checked path. */
export function checkedPaths(service: Pick<BotCheckService, 'redeem'>): FastifyPluginAsync {
  return fastifyPlugin(async (app) => {
    app.addHook('preValidation', async (request) => {
      const checked = checkedRequests.get(request.raw);
      if (!checked) return;
      const fields = request.method === 'GET' ? request.query : request.body;
      const token = fieldsSchema.safeParse(fields).data?.[botCheckField];
      await service.redeem(checked.kind, token, checked.action);
    });
  });
}
