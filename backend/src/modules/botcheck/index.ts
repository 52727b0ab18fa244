import { randomBytes } from 'node:crypto';

import { botCheckTaskPath } from '@tidegate/contracts/api/visitors/endpoints';
import {
  botCheckTaskQuerySchema,
  botCheckTaskReplySchema,
} from '@tidegate/contracts/api/visitors/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';

import type { RedisServer } from '../../redis/openRedis';
import type { SiteTables } from '../../database/tables/tables';
import { botCheckRepository } from './botCheckRepository';
import { botCheckService } from './botCheckService';
import type { RecaptchaSettings } from './botCheckSettings';
import { checkedPaths } from './checkedPaths';
import { recaptchaCheck } from './recaptchaCheck';
import { sharedUsedTokens } from './sharedUsedTokens';
import type { TokenCheck } from './tokenCheck';
import { workCheck } from './workCheck';

export { rewriteCheckedPath } from './checkedPaths';

const secretBytes = 32;

/** About a second on a phone for the invisible check and several for the fallback. */
const costs = { r3: 1000, r2: 10_000 } as const;

export interface BotCheckOptions {
  db: Kysely<SiteTables>;
  config: { publicOrigin: string; recaptcha: RecaptchaSettings };
  redis: RedisServer | undefined;
  now: () => Date;
}

/** Routes under `/ws/mm/reca/`, each of which needs a fresh bot-check token. */
export async function createBotCheck(options: BotCheckOptions): Promise<FastifyPluginAsync> {
  const { db, config, redis, now } = options;
  const repository = botCheckRepository(db);
  const secret = await repository.shareSecret(randomBytes(secretBytes).toString('base64url'));
  const used = redis ? sharedUsedTokens(redis, repository, now) : repository;
  const { verifyUrl, v2, v3 } = config.recaptcha;
  const { hostname } = new URL(config.publicOrigin);
  const r2: TokenCheck = v2
    ? recaptchaCheck({ version: 2, ...v2, verifyUrl, hostname, now })
    : workCheck({ secret, cost: costs.r2, now });
  const r3: TokenCheck = v3
    ? recaptchaCheck({ version: 3, ...v3, verifyUrl, hostname, now })
    : workCheck({ secret, cost: costs.r3, now });
  const service = botCheckService({ r2, r3 }, used, now);

  const routes: FastifyPluginAsyncZod = async (app) => {
    app.get(
      botCheckTaskPath,
      {
        schema: {
          querystring: botCheckTaskQuerySchema,
          response: { 200: botCheckTaskReplySchema },
        },
      },
      async ({ query }) => succeed(await service.createTask(query.kind, query.action)),
    );
  };
  return fastifyPlugin(async (app) => {
    await app.register(checkedPaths(service));
    await app.register(routes);
  });
}
