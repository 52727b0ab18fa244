import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SecretHashes } from '../../secretHashes';
import type { SecurityLog } from '../../securityLog';
import type { SiteTables } from '../../tables';
import { loadMailWords, type Mail } from '../mail';
import type { CreateThrottle } from '../throttling';
import { resetPasswordLetter } from './resetPasswordLetter';
import { type Tickets, ticketService } from './tickets';
import { tooManyVerifications } from './verificationErrors';
import { verificationRepository } from './verificationRepository';
import { verificationRoutes } from './verificationRoutes';
import { letterKind, verificationService } from './verificationService';

export type { Tickets } from './tickets';

/** Each request is a mail to somebody who may not have asked for it. */
const requestLimits = { accountAtAddress: 3, address: 20, account: 10 } as const;
const validateLimits = { accountAtAddress: 10, address: 60, account: 50 } as const;

export interface VerificationOptions {
  db: Kysely<SiteTables>;
  mail: Mail;
  hashes: SecretHashes;
  createThrottle: CreateThrottle;
  security: SecurityLog;
  localesFolder: string;
  publicOrigin: string;
  now: () => Date;
}

/** Codes by mail: the calls that ask for one and try one. */
export async function createVerification(
  options: VerificationOptions,
): Promise<FastifyPluginAsyncZod> {
  const { db, mail, hashes, createThrottle, security, localesFolder, publicOrigin, now } = options;
  const refuse = tooManyVerifications;
  const service = verificationService({
    verifications: verificationRepository(db),
    hashes,
    requestThrottle: createThrottle({
      action: 'verification.request',
      limits: requestLimits,
      refuse,
    }),
    validateThrottle: createThrottle({
      action: 'verification.validate',
      limits: validateLimits,
      refuse,
    }),
    orderMail: (order) => mail.order(order),
    security,
    now,
  });
  const wordsOf = await loadMailWords(localesFolder);
  mail.setWriter(
    letterKind('reset_password'),
    resetPasswordLetter({ service, wordsOf, publicOrigin }),
  );
  return verificationRoutes(service);
}

/** The tickets that codes were exchanged for, read within the caller's transaction. */
export function createTickets(db: Kysely<SiteTables>, now: () => Date): Tickets {
  return ticketService(verificationRepository(db), now);
}
