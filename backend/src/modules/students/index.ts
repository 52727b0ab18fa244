import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import { readContent } from '../../readContent';
import type { SiteTables } from '../../database/tables/tables';
import type { Mail } from '../mail';
import { type Promotions, toMailbox } from '../promotions';
import type { CreateThrottle } from '../throttling';
import { academicDomainsSchema, isAcademicAddress } from './academicAddress';
import { studentEmail } from './studentEmail';
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
  now: () => Date;
}

/** Student discount, proven by access to an academic mailbox. */
export async function createStudents(options: StudentsOptions): Promise<FastifyPluginAsyncZod> {
  const { db, mail, promotions, createThrottle, contentFolder, now } = options;
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
  for (const kind of Object.values(emailKinds)) mail.setTemplate(kind, studentEmail(service));
  return studentRoutes(service);
}
