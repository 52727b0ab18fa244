import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { buildApp } from '../src/buildApp';
import { type BackendConfig, parseConfig } from '../src/config';
import { openDatabase } from '../src/database';
import { createLog } from '../src/log';
import type { SiteTables } from '../src/tables';

const root = join(import.meta.dirname, '..');

export interface TestApp {
  app: FastifyInstance;
  /** Moves the clock that the app reads. */
  passMs(durationMs: number): void;
  close(): Promise<void>;
}

export interface TestAppOptions {
  url: string;
  config?: Partial<BackendConfig>;
}

/** The real app with the real content, on a database of the test's and with a clock of its own. */
export async function createTestApp({ url, config = {} }: TestAppOptions): Promise<TestApp> {
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  const database = await openDatabase<SiteTables>({
    url,
    schema: 'site',
    migrationsFolder: join(root, 'migrations'),
  });
  const app = await buildApp({
    config: { ...parseConfig({ LOG_LEVEL: 'silent' }), ...config },
    database,
    contentFolder: join(root, 'content'),
    log: createLog('silent'),
    now: () => new Date(nowMs),
  });
  return {
    app,
    passMs: (durationMs) => {
      nowMs += durationMs;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
