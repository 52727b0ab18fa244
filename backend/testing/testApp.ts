import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { buildApp } from '../src/buildApp';
import { type BackendConfig, parseConfig } from '../src/config';
import { type Database, openDatabase } from '../src/database';
import { createLog } from '../src/log';
import type { SiteTables } from '../src/tables';

const root = join(import.meta.dirname, '..');

export interface TestApp {
  app: FastifyInstance;
  /** Moves the clock that the app reads. */
  passMs(durationMs: number): void;
  /** Sends the mail that is due and gives the texts of all that was sent, in no order. */
  readMail(): Promise<string[]>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  url: string;
  config?: Partial<BackendConfig>;
}

/** The real app with the real content, on a database of the test's and with a clock of its own. */
export async function createTestApp({ url, config = {} }: TestAppOptions): Promise<TestApp> {
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  const database = await openSiteDatabase(url);
  const dataDir = await mkdtemp(join(tmpdir(), 'tidegate-data-'));
  const app = await buildApp({
    config: { ...parseConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), ...config },
    database,
    contentFolder: join(root, 'content'),
    localesFolder: join(root, 'locales'),
    log: createLog('silent'),
    now: () => new Date(nowMs),
  });
  return {
    app,
    passMs: (durationMs) => {
      nowMs += durationMs;
    },
    readMail: async () => {
      await app.deliverMail();
      return readFolder(join(dataDir, 'mail'));
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The site's tables as another server of the site sees them. */
export function openSiteDatabase(url: string): Promise<Database<SiteTables>> {
  return openDatabase({ url, schema: 'site', migrationsFolder: join(root, 'migrations') });
}

async function readFolder(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const letters = files.filter((file) => file.endsWith('.eml'));
  const texts = await Promise.all(letters.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.map(decodeQuotedPrintable);
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
