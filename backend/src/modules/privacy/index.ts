import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { ConfirmPassword } from '../accounts';
import type { Jobs } from '../jobs';
import type { Mail } from '../mail';
import { endRenewals } from '../payments';
import { deleteJob, deletionKind, deletionService, eraseJob } from './deletionService';
import { deletionRepository } from './deletionRepository';
import { exportRepository } from './exportRepository';
import { privacyRoutes } from './privacyRoutes';

export interface PrivacyOptions {
  db: Kysely<SiteTables>;
  confirmPassword: ConfirmPassword;
  mail: Mail;
  jobs: Jobs;
  now: () => Date;
}

/** Export and deletion of an account, as the GDPR requires. */
export function createPrivacy(options: PrivacyOptions): FastifyPluginAsyncZod {
  const { db, confirmPassword, mail, jobs, now } = options;
  const deletion = deletionService({
    confirmPassword,
    inTransaction: (work) =>
      mail.storeWithEmails((transaction, enqueueEmail) =>
        work({
          deletions: deletionRepository(transaction),
          endRenewals: (accountId) => endRenewals(transaction, accountId, now()),
          enqueueJob: (job, accountId, dueAt) =>
            jobs.enqueue(transaction, { kind: job, subjectId: accountId, dueAt }),
          enqueueEmail,
        }),
      ),
    now,
  });
  mail.setTemplate(deletionKind, async (_email, { linkTo, write }) =>
    write('accountDeleted', { link: linkTo('/privacy_policy') }),
  );
  jobs.setWorker(deleteJob, deletion.finish);
  jobs.setWorker(eraseJob, async (accountId) => {
    await deletionRepository(db).eraseTraces(accountId);
    return undefined;
  });
  return privacyRoutes({ copies: exportRepository(db), deletion, now });
}
