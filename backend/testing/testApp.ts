import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';

import { buildApp } from '../src/buildApp';
import { type BackendConfig, parseConfig } from '../src/settings/backendConfig';
import { openSiteDatabase } from '../src/createBackend';
import { createLog } from '../src/log';
import { webhookPrefix } from '../src/modules/payments';
import { createSessions } from '../src/modules/sessions';
import {
  openPaymentSandbox,
  type PaymentSandbox,
  type SandboxEvent,
} from '../sandbox/openPaymentSandbox';

/** The minimum cost of argon2, because tests need no protection against guessing. */
const hashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const root = join(import.meta.dirname, '..');

export interface TestApp {
  app: FastifyInstance;
  now(): Date;
  passMs(durationMs: number): void;
  /** Sends due emails and returns all emails so far, in no order. */
  readMail(): Promise<string[]>;
  /** Starts a session without a password and returns its token. */
  startSession(email: string): Promise<string>;
  /** Defined with `sells`. */
  sandbox: PaymentSandbox | undefined;
  /** Sandbox events that are not delivered yet. */
  events: SandboxEvent[];
  deliverEvent(event: SandboxEvent): Promise<number>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  url: string;
  config?: Partial<BackendConfig>;
  /** Opens the payment sandbox. */
  sells?: boolean;
  /** Intercepts the app's queries. */
  plugin?: KyselyPlugin;
  /** Default: no log. */
  log?: FastifyBaseLogger;
}

/** The real app with the real content, on a test database and a fake clock. */
export async function createTestApp(options: TestAppOptions): Promise<TestApp> {
  const { url, config = {}, sells = false, plugin, log = createLog('silent') } = options;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  const now = () => new Date(nowMs);
  const database = await openSiteDatabase(url);
  const dataDir = await mkdtemp(join(tmpdir(), 'tidegate-data-'));
  // Sessions must survive the weeks that tests skip.
  const environment = { LOG_LEVEL: 'silent', DATA_DIR: dataDir, SESSION_IDLE_HOURS: '720' };
  const settings = { ...parseConfig(environment), ...config };
  const sandbox = sells
    ? await openPaymentSandbox({
        siteEnv: 'development',
        publicOrigin: settings.publicOrigin,
        now,
        log,
      })
    : undefined;
  const events: SandboxEvent[] = [];
  sandbox?.sendEventsTo(async (event) => void events.push(event));
  const app = await buildApp({
    config: settings,
    database: plugin ? { ...database, db: database.db.withPlugin(plugin) } : database,
    sandbox,
    contentFolder: join(root, 'content'),
    localesFolder: join(root, 'locales'),
    hashCost,
    log,
    now,
  });
  return {
    app,
    startSession: async (email) => {
      const { db } = database;
      const { id } = await db
        .selectFrom('account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return (await createSessions(db, now).start(id)).token;
    },
    sandbox,
    events,
    deliverEvent: async ({ provider, headers, body }) => {
      const reply = await app.inject({
        method: 'POST',
        url: `${webhookPrefix}/${provider}`,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: body,
      });
      return reply.statusCode;
    },
    now,
    passMs: (durationMs) => {
      nowMs += durationMs;
    },
    readMail: async () => {
      await app.sendDueEmails();
      return readFolder(join(dataDir, 'mail'));
    },
    close: async () => {
      await app.close();
      await sandbox?.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readFolder(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const emails = files.filter((file) => file.endsWith('.eml'));
  const texts = await Promise.all(emails.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.map(decodeEmail);
}

/** The headers and the text part. An ASCII part is not encoded, so its equals signs are literal. */
function decodeEmail(message: string): string {
  const [, boundary] = /^content-type: multipart\/[^]*?boundary="([^"]+)"/im.exec(message) ?? [];
  const [head = '', part] = boundary === undefined ? [] : message.split(`--${boundary}`);
  return part === undefined ? decodePart(message) : head + decodePart(part);
}

function decodePart(part: string): string {
  const bodyStart = part.search(/\r?\n\r?\n/);
  const head = part.slice(0, bodyStart);
  if (!/^content-transfer-encoding: quoted-printable\r?$/im.test(head)) return part;
  return head + decodeQuotedPrintable(part.slice(bodyStart));
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
