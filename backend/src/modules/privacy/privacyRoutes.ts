import {
  accountExportReplySchema,
  deleteAccountSchema,
} from '@tidegate/contracts/api/account/schemas';
import { deleteAccountPath, exportAccountPath } from '@tidegate/contracts/api/account/endpoints';
import { doneReplySchema } from '@tidegate/contracts/errors/envelopeSchema';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../plugins/accountOf';
import { callerOf } from '../../plugins/callerOf';
import type { DeletionService } from './deletionService';
import type { ExportRepository } from './exportRepository';

export interface PrivacyRoutesOptions {
  copies: ExportRepository;
  deletion: Pick<DeletionService, 'begin'>;
  now: () => Date;
}

export function privacyRoutes(options: PrivacyRoutesOptions): FastifyPluginAsyncZod {
  const { copies, deletion, now } = options;
  return async (app) => {
    const { requireSession: preHandler } = app;

    app.get(
      exportAccountPath,
      { preHandler, schema: { response: { 200: accountExportReplySchema } } },
      async (request) => {
        const exportedAt = now().toISOString();
        const tables = await copies.readTables(accountOf(request));
        return succeed({ exported_at: exportedAt, tables });
      },
    );

    app.post(
      deleteAccountPath,
      {
        preHandler,
        schema: { body: deleteAccountSchema, response: { 200: doneReplySchema } },
      },
      async (request) => {
        await deletion.begin({ ...request.body, ...callerOf(request) });
        return succeed(null);
      },
    );
  };
}
