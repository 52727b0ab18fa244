import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { folderTransport } from './folderTransport';
import type { Email, NewEmail, OutboxEmail } from './email';
import { emailOutboxRepository } from './emailOutboxRepository';
import { type EmailTemplate, loadEmailWriters } from './emailWriter';
import type { MailSettings } from './mailSettings';
import { sendDueEmails } from './sendDueEmails';
import { smtpTransport } from './smtpTransport';

export { formatDay } from './formatDay';
export type { NewEmail } from './email';
export type { EmailTemplate, Translate } from './emailWriter';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the due emails now. */
    sendDueEmails(): Promise<void>;
  }
}

const pollMs = 5000;

export interface MailOptions {
  db: Kysely<SiteTables>;
  config: MailSettings;
  localesFolder: string;
  now: () => Date;
  log: FastifyBaseLogger;
}

export interface Mail {
  setTemplate(kind: string, template: EmailTemplate): void;
  /** Adds an email to the outbox, which survives a crash. */
  enqueue(email: NewEmail): Promise<void>;
  /** Adds an email to the outbox within the transaction. */
  enqueueWithin(transaction: Kysely<SiteTables>, email: NewEmail): Promise<void>;
  /** Runs `work` and adds its emails to the outbox in one transaction. */
  storeWithEmails<Result>(
    work: (
      transaction: Kysely<SiteTables>,
      enqueue: (email: NewEmail) => Promise<void>,
    ) => Promise<Result>,
  ): Promise<Result>;
  wake(): void;
  plugin: FastifyPluginAsync;
}

export async function createMail(options: MailOptions): Promise<Mail> {
  const { db, config, localesFolder, now, log } = options;
  const outbox = emailOutboxRepository(db);
  const templates = new Map<string, (email: OutboxEmail) => Promise<Email | undefined>>();
  const { smtpUrl, mailFrom, dataDir, publicOrigin } = config;
  const writerOf = await loadEmailWriters(localesFolder, publicOrigin);
  const transport = smtpUrl
    ? smtpTransport(smtpUrl, mailFrom)
    : folderTransport(join(dataDir, 'mail'), mailFrom);
  let queue = Promise.resolve();

  const sendDue = () => {
    queue = queue
      .then(() =>
        sendDueEmails({
          outbox,
          templates,
          transport,
          now,
          onFailure: ({ id, kind, attempts }, isLast, err) =>
            log.error({ err, order: id, kind, attempts, isLast }, 'An email was not sent'),
        }),
      )
      .catch((err: unknown) => log.error({ err }, 'The email outbox could not be read'));
    return queue;
  };

  const enqueueWithin: Mail['enqueueWithin'] = async (transaction, { recipient, ...email }) => {
    if (recipient === null) return;
    await emailOutboxRepository(transaction).add({ id: randomUUID(), ...email, recipient }, now());
  };

  return {
    setTemplate: (kind, template) =>
      void templates.set(kind, (email) => template(email, writerOf(email))),
    enqueue: async (email) => {
      await enqueueWithin(db, email);
      void sendDue();
    },
    enqueueWithin,
    storeWithEmails: async (work) => {
      const result = await db
        .transaction()
        .execute((transaction) => work(transaction, (email) => enqueueWithin(transaction, email)));
      void sendDue();
      return result;
    },
    wake: () => void sendDue(),
    plugin: fastifyPlugin(async (app) => {
      app.decorate('sendDueEmails', sendDue);
      let poll: NodeJS.Timeout | undefined;
      app.addHook('onReady', async () => {
        void sendDue();
        poll = setInterval(() => void sendDue(), pollMs).unref();
      });
      app.addHook('onClose', async () => {
        clearInterval(poll);
        await queue;
        transport.close();
      });
    }),
  };
}
