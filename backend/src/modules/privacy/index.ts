import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { ConfirmPassword } from '../accounts';
import type { Jobs } from '../jobs';
import type { Mail } from '../mail';
import { endRenewals } from '../payments';
import { deleteJob, deletionService, eraseJob } from './deletionService';
import { createDeletionLetter, deletionKind } from './deletionLetter';
import { deletionRepository } from './deletionRepository';
import { eraseTraces } from './eraseTraces';
import { privacyRoutes } from './privacyRoutes';

export interface PrivacyOptions {
  db: Kysely<SiteTables>;
  confirmPassword: ConfirmPassword;
  mail: Mail;
  jobs: Jobs;
  localesFolder: string;
  publicOrigin: string;
  now: () => Date;
}

/** Export and deletion of an account, as the GDPR requires. */
export async function createPrivacy(options: PrivacyOptions): Promise<FastifyPluginAsyncZod> {
  const { db, confirmPassword, mail, jobs, now } = options;
  const deletion = deletionService({
    confirmPassword,
    inTransaction: (work) =>
      mail.storeWithLetters((transaction, orderLetter) =>
        work({
          deletions: deletionRepository(transaction),
          endRenewals: (accountId) => endRenewals(transaction, accountId, now()),
          ask: (job, accountId, dueAt) =>
            jobs.ask(transaction, { kind: job, subjectId: accountId, dueAt }),
          orderLetter,
        }),
      ),
    now,
  });
  mail.setWriter(deletionKind, await createDeletionLetter(options));
  jobs.setWorker(deleteJob, deletion.finish);
  jobs.setWorker(eraseJob, async (accountId) => {
    await eraseTraces(db, accountId);
    return undefined;
  });
  return privacyRoutes({ db, deletion, now });
}
