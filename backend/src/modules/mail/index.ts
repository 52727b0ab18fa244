import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';
import { folderTransport } from './folderTransport';
import type { LetterWriter, MailOrder } from './letter';
import { mailOrderRepository } from './mailOrderRepository';
import type { MailSettings } from './mailSettings';
import { deliverDue } from './postOffice';
import { smtpTransport } from './smtpTransport';

export { formatDay } from './formatDay';
export type { LetterWriter } from './letter';
export { loadMailWords, type MailWords } from './mailWords';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the due emails now. */
    deliverMail(): Promise<void>;
  }
}

const pollMs = 5000;

export interface MailOptions {
  db: Kysely<SiteTables>;
  config: MailSettings;
  now: () => Date;
  log: FastifyBaseLogger;
}

export interface NewMailOrder extends Omit<MailOrder, 'id' | 'recipient'> {
  /** Set by a caller whose writer needs it to find the subject. */
  id?: string;
  /** Null for an account without an address: no email is sent. */
  recipient: string | null;
}

export interface Mail {
  setWriter(kind: string, write: LetterWriter): void;
  /** Adds an email to the outbox, which survives a crash. */
  order(order: NewMailOrder): Promise<void>;
  /** Adds an email to the outbox within the transaction. */
  orderWithin(transaction: Kysely<SiteTables>, order: NewMailOrder): Promise<void>;
  /** Runs `work` and adds its emails to the outbox in one transaction. */
  storeWithLetters<Result>(
    work: (
      transaction: Kysely<SiteTables>,
      order: (order: NewMailOrder) => Promise<void>,
    ) => Promise<Result>,
  ): Promise<Result>;
  wake(): void;
  plugin: FastifyPluginAsync;
}

export function createMail({ db, config, now, log }: MailOptions): Mail {
  const orders = mailOrderRepository(db);
  const writers = new Map<string, LetterWriter>();
  const { smtpUrl, mailFrom, dataDir } = config;
  const transport = smtpUrl
    ? smtpTransport(smtpUrl, mailFrom)
    : folderTransport(join(dataDir, 'mail'), mailFrom);
  let queue = Promise.resolve();

  const deliver = () => {
    queue = queue
      .then(() =>
        deliverDue({
          orders,
          writers,
          transport,
          now,
          onFailure: ({ id, kind, attempts }, isLast, err) =>
            log.error({ err, order: id, kind, attempts, isLast }, 'A letter was not sent'),
        }),
      )
      .catch((err: unknown) => log.error({ err }, 'Mail could not be looked at'));
    return queue;
  };

  const orderWithin: Mail['orderWithin'] = async (transaction, { recipient, ...order }) => {
    if (recipient === null) return;
    await mailOrderRepository(transaction).add({ id: randomUUID(), ...order, recipient }, now());
  };

  return {
    setWriter: (kind, write) => void writers.set(kind, write),
    order: async (order) => {
      await orderWithin(db, order);
      void deliver();
    },
    orderWithin,
    storeWithLetters: async (work) => {
      const result = await db
        .transaction()
        .execute((transaction) => work(transaction, (order) => orderWithin(transaction, order)));
      void deliver();
      return result;
    },
    wake: () => void deliver(),
    plugin: fastifyPlugin(async (app) => {
      app.decorate('deliverMail', deliver);
      let poll: NodeJS.Timeout | undefined;
      app.addHook('onReady', async () => {
        void deliver();
        poll = setInterval(() => void deliver(), pollMs).unref();
      });
      app.addHook('onClose', async () => {
        clearInterval(poll);
        await queue;
        transport.close();
      });
    }),
  };
}
