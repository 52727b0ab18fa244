import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SecurityLog } from '../../../security/securityLog';
import type { SiteTables } from '../../../database/tables/tables';
import { type Codes, useCode } from '../../verification';
import { accountRepository } from '../accountRepository';
import { emailBindingRoutes } from './emailBindingRoutes';
import { emailBindingService } from './emailBindingService';

export interface EmailBindingOptions {
  db: Kysely<SiteTables>;
  codes: Codes;
  security: SecurityLog;
  now: () => Date;
}

export function createEmailBinding({
  db,
  codes,
  security,
  now,
}: EmailBindingOptions): FastifyPluginAsyncZod {
  return emailBindingRoutes(
    emailBindingService({
      accounts: accountRepository(db),
      codes,
      inTransaction: (work) =>
        db.transaction().execute((transaction) =>
          work({
            accounts: accountRepository(transaction),
            useCode: (code) => useCode(transaction, code),
          }),
        ),
      security,
      now,
    }),
  );
}
