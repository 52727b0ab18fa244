import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import { readContent } from '../../readContent';
import type { SiteTables } from '../../database/tables/tables';
import { loadMailWords, type Mail } from '../mail';
import { type Promotions, toMailbox } from '../promotions';
import type { CreateThrottle } from '../throttling';
import { academicDomainsSchema, isAcademicAddress } from './academicAddress';
import { tooManyStudentAsks } from './studentErrors';
import { studentLetter } from './studentLetters';
import { studentRepository } from './studentRepository';
import { studentRoutes } from './studentRoutes';
import { letterKinds, studentService } from './studentService';

/** A letter goes to somebody who may not have asked; a hall of residence shares one address. */
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

/** The offer for those who study: they show it by reading the mail of a place of study. */
export async function createStudents(options: StudentsOptions): Promise<FastifyPluginAsyncZod> {
  const { db, mail, promotions, createThrottle, contentFolder, localesFolder } = options;
  const { publicOrigin, now } = options;
  const places = await readContent(contentFolder, 'academicDomains.json', academicDomainsSchema);
  const service = studentService({
    throttle: createThrottle({ action: 'student', limits, refuse: tooManyStudentAsks }),
    isAcademic: (email) => isAcademicAddress(email, places),
    toMailbox,
    claims: studentRepository(db),
    within: (work) =>
      mail.storeWithLetters((transaction, order) =>
        work({
          claims: studentRepository(transaction),
          coupons: promotions.couponsOf(transaction),
          order: (kind, { email, language }) => order({ kind, recipient: email, language }),
        }),
      ),
    now,
  });
  // What it says depends on the claim when it is sent: a link, or the code.
  const letter = studentLetter(service, {
    wordsOf: await loadMailWords(localesFolder),
    publicOrigin,
  });
  for (const kind of Object.values(letterKinds)) mail.setWriter(kind, letter);
  return studentRoutes(service);
}
