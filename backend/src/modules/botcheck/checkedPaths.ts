import type { IncomingMessage } from 'node:http';

import {
  botCheckField,
  type BotCheckKind,
  findBotCheckAction,
  parseCheckedPath,
} from '@tidegate/contracts/botCheck';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import type { BotCheckService } from './botCheckService';

/** Requests that came under a checked path; nothing that a caller sends can put one in or out. */
const checkedRequests = new WeakMap<IncomingMessage, { kind: BotCheckKind; action: string }>();

/** For the server's `rewriteUrl`: a checked path leads to the call behind it. */
export function rewriteCheckedPath(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const [path = '', ...query] = url.split('?');
  const checked = parseCheckedPath(path);
  if (!checked) return url;
  checkedRequests.set(request, { kind: checked.kind, action: findBotCheckAction(checked.path) });
  return [checked.path, ...query].join('?');
}

/** Lets a call that came under a checked path through with a good token alone. */
export function checkedPaths(service: Pick<BotCheckService, 'redeem'>): FastifyPluginAsync {
  return fastifyPlugin(async (app) => {
    app.addHook('preValidation', async (request) => {
      const checked = checkedRequests.get(request.raw);
      if (!checked) return;
      const fields = (request.method === 'GET' ? request.query : request.body) ?? {};
      const token = (fields as Readonly<Record<string, unknown>>)[botCheckField];
      await service.redeem(checked.kind, token, checked.action);
    });
  });
}
