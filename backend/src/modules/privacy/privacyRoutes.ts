import {
  accountExportReplySchema,
  deleteAccountPath,
  deleteAccountSchema,
  exportAccountPath,
} from '@tidegate/contracts/api/privacy';
import { doneReplySchema, succeed } from '@tidegate/contracts/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import { accountOf } from '../../plugins/accountOf';
import { visitorAddress } from '../../plugins/visitorAddress';
import type { SiteTables } from '../../database/tables/tables';
import type { DeletionService } from './deletionService';
import { exportAccount } from './exportAccount';

export interface PrivacyRoutesOptions {
  db: Kysely<SiteTables>;
  deletion: Pick<DeletionService, 'begin'>;
  now: () => Date;
}

export function privacyRoutes(options: PrivacyRoutesOptions): FastifyPluginAsyncZod {
  const { db, deletion, now } = options;
  const security = [{ bearer: [] }];
  return async (app) => {
    const { requireSession: preHandler } = app;

    app.get(
      exportAccountPath,
      { preHandler, schema: { response: { 200: accountExportReplySchema }, security } },
      async (request) => succeed(await exportAccount(db, accountOf(request), now())),
    );

    app.post(
      deleteAccountPath,
      {
        preHandler,
        schema: { body: deleteAccountSchema, response: { 200: doneReplySchema }, security },
      },
      async (request) => {
        const address = visitorAddress(request);
        await deletion.begin({ ...request.body, accountId: accountOf(request), address });
        return succeed(null);
      },
    );
  };
}
