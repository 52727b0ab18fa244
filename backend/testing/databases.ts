import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { startEmbeddedDatabase } from '../src/database';
import { copyDatabaseTemplate } from './databaseTemplate';

export interface TestDatabase {
  url: string;
  close(): Promise<void>;
}

const startTimeoutMs = 120_000;

/**
 * Runs a suite on the embedded database and, where `TEST_POSTGRES_URL` names a server, on a new
 * database there too. Without it that half is reported as skipped, by name.
 */
export function describeOnEveryDatabase(name: string, suite: (getUrl: () => string) => void): void {
  describe(`${name} on the embedded database`, () => runSuite(openEmbedded, suite));
  const serverUrl = process.env['TEST_POSTGRES_URL'];
  const realName = `${name} on PostgreSQL`;
  if (serverUrl) describe(realName, () => runSuite(() => createOnServer(serverUrl), suite));
  else describe.skip(`${realName} (TEST_POSTGRES_URL is not set)`, () => suite(() => ''));
}

function runSuite(open: () => Promise<TestDatabase>, suite: (getUrl: () => string) => void): void {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await open();
  }, startTimeoutMs);
  afterAll(() => database?.close());
  suite(() => database?.url ?? '');
}

export async function openEmbedded(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tidegate-db-'));
  await copyDatabaseTemplate(dataDir);
  const { url, close } = await startEmbeddedDatabase({ dataDir });
  return {
    url,
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createOnServer(serverUrl: string): Promise<TestDatabase> {
  const name = `tidegate_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl.replace('@/', '@localhost/'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    close: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
