import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SecretHashes } from '../../security/secretHashes';
import type { SecurityLog } from '../../security/securityLog';
import type { SiteTables } from '../../database/tables/tables';
import type { Mail } from '../mail';
import type { CreateThrottle } from '../throttling';
import { ticketRepository } from './ticketRepository';
import { type Tickets, ticketService } from './tickets';
import { emailBindingEmail, resetPasswordEmail } from './verificationEmails';
import { type StoredVerification, verificationRepository } from './verificationRepository';
import { verificationRoutes } from './verificationRoutes';
import { emailKind, type VerificationService, verificationService } from './verificationService';

export type { Tickets } from './tickets';
export type { StoredVerification as ProvenCode } from './verificationRepository';

export type Codes = Pick<VerificationService, 'request' | 'prove'>;

/** Each request sends an email to a possibly wrong recipient. */
const requestLimits = { accountAtAddress: 3, address: 20, account: 10 } as const;
const validateLimits = { accountAtAddress: 10, address: 60, account: 50 } as const;
const refusal = 'verification.tooManyAttempts';

export interface VerificationOptions {
  db: Kysely<SiteTables>;
  mail: Mail;
  hashes: SecretHashes;
  createThrottle: CreateThrottle;
  security: SecurityLog;
  now: () => Date;
}

export interface Verification {
  /** Routes that request and verify a code. */
  routes: FastifyPluginAsyncZod;
  /** Code requests of other modules within a session. */
  codes: Codes;
}

/** Verification codes by email. */
export function createVerification(options: VerificationOptions): Verification {
  const { db, mail, hashes, createThrottle, security, now } = options;
  const service = verificationService({
    verifications: verificationRepository(db),
    tickets: ticketRepository(db),
    hashes,
    requestThrottle: createThrottle({
      action: 'verification.request',
      limits: requestLimits,
      refusal,
    }),
    validateThrottle: createThrottle({
      action: 'verification.validate',
      limits: validateLimits,
      refusal,
    }),
    enqueueEmail: (email) => mail.enqueue(email),
    security,
    now,
  });
  mail.setTemplate(emailKind('reset_password'), resetPasswordEmail(service));
  mail.setTemplate(emailKind('bind_email'), emailBindingEmail(service));
  return { routes: verificationRoutes(service), codes: service };
}

/** Uses up a verified code in the caller's transaction and returns false if it was used before. */
export function useCode(db: Kysely<SiteTables>, code: StoredVerification): Promise<boolean> {
  return verificationRepository(db).removeByCode(code);
}

/** Tickets as the caller's transaction sees them. */
export function createTickets(db: Kysely<SiteTables>, now: () => Date): Tickets {
  return ticketService(ticketRepository(db), now);
}
