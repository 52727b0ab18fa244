import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import type { Mail } from '../mail';
import type { CreateThrottle } from '../throttling';
import { confirmationEmail, welcomeEmail } from './newsletterEmails';
import { newsletterRepository } from './newsletterRepository';
import { newsletterRoutes } from './newsletterRoutes';
import { emailKinds, newsletterService } from './newsletterService';

/** Each subscription sends an email that its recipient may not have requested. */
const limits = { accountAtAddress: 3, address: 20, account: 5 } as const;

export interface NewsletterOptions {
  db: Kysely<SiteTables>;
  mail: Mail;
  createThrottle: CreateThrottle;
  now: () => Date;
}

/** Newsletter with double opt-in and one-click unsubscribe. */
export function createNewsletter(options: NewsletterOptions): FastifyPluginAsyncZod {
  const { db, mail, createThrottle, now } = options;
  const subscriptions = newsletterRepository(db);
  const service = newsletterService({
    throttle: createThrottle({
      action: 'newsletter',
      limits,
      refusal: 'newsletter.tooMany',
    }),
    subscriptions,
    withEmail: (work) =>
      mail.storeWithEmails((transaction, enqueue) =>
        work(newsletterRepository(transaction), (kind, { email, language }) =>
          enqueue({ kind, recipient: email, language }),
        ),
      ),
    now,
  });
  mail.setTemplate(emailKinds.confirm, confirmationEmail(service));
  mail.setTemplate(emailKinds.welcome, welcomeEmail(subscriptions));
  return newsletterRoutes(service);
}
