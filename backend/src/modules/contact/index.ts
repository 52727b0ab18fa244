import { defaultLanguage } from '@tidegate/contracts/languages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { Mail } from '../mail';
import type { CreateThrottle } from '../throttling';
import { contactEmail } from './contactEmail';
import { contactRepository } from './contactRepository';
import { contactRoutes } from './contactRoutes';
import { contactService } from './contactService';

const emailKind = 'contact.message';

/** Allows several messages per household but keeps scripts from flooding the inbox. */
const limits = { accountAtAddress: 5, address: 20, account: 10 } as const;

export interface ContactOptions {
  db: Kysely<SiteTables>;
  mail: Mail;
  /** Address that receives the messages. */
  inbox: string;
  createThrottle: CreateThrottle;
  now: () => Date;
}

/** Contact form: messages are stored and emailed to the support inbox. */
export function createContact(options: ContactOptions): FastifyPluginAsyncZod {
  const { db, mail, inbox, createThrottle, now } = options;
  mail.setTemplate(emailKind, contactEmail(contactRepository(db)));
  const service = contactService({
    throttle: createThrottle({ action: 'contact', limits, refusal: 'contact.tooMany' }),
    keep: (message, repeatedSince) =>
      mail.storeWithEmails(async (transaction, enqueue) => {
        const isNew = await contactRepository(transaction).add(message, repeatedSince);
        if (!isNew) return;
        await enqueue({
          id: message.id,
          kind: emailKind,
          recipient: inbox,
          language: defaultLanguage,
        });
      }),
    now,
  });
  return contactRoutes(service);
}
