import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import { readContent } from '../../readContent';
import type { SiteTables } from '../../database/tables/tables';
import { loadEmailMessages, type Mail } from '../mail';
import { type Promotions, toMailbox } from '../promotions';
import type { CreateThrottle } from '../throttling';
import { academicDomainsSchema, isAcademicAddress } from './academicAddress';
import { studentEmail } from './studentEmails';
import { studentRepository } from './studentRepository';
import { studentRoutes } from './studentRoutes';
import { emailKinds, studentService } from './studentService';

/** Emails may reach the wrong person, and a hall of residence shares an IP address. */
const limits = { accountAtAddress: 3, address: 40, account: 5 } as const;

export interface StudentsOptions {
  db: Kysely<SiteTables>;
  mail: Mail;
  promotions: Pick<Promotions, 'couponsOf'>;
  createThrottle: CreateThrottle;
  contentFolder: string;
  localesFolder: string;
  publicOrigin: string;
  now: () => Date;
}

/** Student discount, proven by access to an academic mailbox. */
export async function createStudents(options: StudentsOptions): Promise<FastifyPluginAsyncZod> {
  const { db, mail, promotions, createThrottle, contentFolder, localesFolder } = options;
  const { publicOrigin, now } = options;
  const places = await readContent(contentFolder, 'academicDomains.json', academicDomainsSchema);
  const service = studentService({
    throttle: createThrottle({ action: 'student', limits, refusal: 'students.tooMany' }),
    isAcademic: (email) => isAcademicAddress(email, places),
    toMailbox,
    claims: studentRepository(db),
    within: (work) =>
      mail.storeWithEmails((transaction, enqueue) =>
        work({
          claims: studentRepository(transaction),
          coupons: promotions.couponsOf(transaction),
          enqueueEmail: (kind, { email, language }) =>
            enqueue({ kind, recipient: email, language }),
        }),
      ),
    now,
  });
  // The email contains a link or, if the claim has one by then, the code.
  const template = studentEmail(service, {
    messagesOf: await loadEmailMessages(localesFolder),
    publicOrigin,
  });
  for (const kind of Object.values(emailKinds)) mail.setTemplate(kind, template);
  return studentRoutes(service);
}
