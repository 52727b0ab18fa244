import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SecretHashes } from '../../security/secretHashes';
import type { SecurityLog } from '../../security/securityLog';
import type { SiteTables } from '../../database/tables/tables';
import { loadMailWords, type Mail } from '../mail';
import type { CreateThrottle } from '../throttling';
import { bindEmailLetter } from './bindEmailLetter';
import { resetPasswordLetter } from './resetPasswordLetter';
import { type Tickets, ticketService } from './tickets';
import { tooManyVerifications } from './verificationErrors';
import { type StoredVerification, verificationRepository } from './verificationRepository';
import { verificationRoutes } from './verificationRoutes';
import { letterKind, type VerificationService, verificationService } from './verificationService';

export type { Tickets } from './tickets';
export { verificationFailed } from './verificationErrors';
export type { StoredVerification as ProvenCode } from './verificationRepository';

export type Codes = Pick<VerificationService, 'request' | 'prove'>;

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

export interface Verification {
  /** The calls that ask for a code and try one. */
  routes: FastifyPluginAsyncZod;
  /** For calls of other modules that do so for a session. */
  codes: Codes;
}

/** Codes by mail. */
export async function createVerification(options: VerificationOptions): Promise<Verification> {
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
  mail.setWriter(letterKind('bind_email'), bindEmailLetter({ service, wordsOf, publicOrigin }));
  return { routes: verificationRoutes(service), codes: service };
}

/** Uses a code up that was right, within the caller's transaction; false where it was used before. */
export function useCode(db: Kysely<SiteTables>, code: StoredVerification): Promise<boolean> {
  return verificationRepository(db).removeByCode(code);
}

/** The tickets that codes were exchanged for, read within the caller's transaction. */
export function createTickets(db: Kysely<SiteTables>, now: () => Date): Tickets {
  return ticketService(verificationRepository(db), now);
}
