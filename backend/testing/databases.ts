import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedDatabase } from '../src/database';
import { copyDatabaseTemplate } from './databaseTemplate';
import { createPostgresDatabase } from './createPostgresDatabase';

export interface TestDatabase {
  url: string;
  close(): Promise<void>;
}

type Suite = (getUrl: () => string) => void;

const startTimeoutMs = 120_000;

type Open = () => Promise<TestDatabase>;

const serverUrl = process.env['TEST_POSTGRES_URL'];
let chosen: { name: string; open: Open } = serverUrl
  ? { name: 'PostgreSQL', open: () => createPostgresDatabase(serverUrl) }
  : { name: 'the embedded database', open: openEmbedded };

/** Shares an embedded database among the suites of a file. `prepare` resets it for each suite. */
export function shareEmbeddedDatabase(prepare?: (url: string) => Promise<void>): void {
  let shared: Promise<TestDatabase> | undefined;
  const open = async () => {
    shared ??= openEmbedded();
    const { url } = await shared;
    await prepare?.(url);
    return { url, close: () => Promise.resolve() };
  };
  chosen = { name: 'the embedded database', open };
  afterAll(async () => (await shared)?.close());
}

/** Runs a suite on the server at `TEST_POSTGRES_URL`, or else on the embedded database. */
export function describeOnDatabase(name: string, suite: Suite): void {
  const { name: databaseName, open } = chosen;
  describe(`${name} on ${databaseName}`, () => runSuite(open, suite));
}

/** For suites about the database itself. Without a server its half is reported as skipped. */
export function describeOnEveryDatabase(name: string, suite: Suite): void {
  describe(`${name} on the embedded database`, () => runSuite(openEmbedded, suite));
  const realName = `${name} on PostgreSQL`;
  if (serverUrl) describe(realName, () => runSuite(() => createPostgresDatabase(serverUrl), suite));
  else describe.skip(`${realName} (TEST_POSTGRES_URL is not set)`, () => suite(() => ''));
}

function runSuite(open: Open, suite: Suite): void {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await open();
  }, startTimeoutMs);
  afterAll(() => database?.close());
  suite(() => database?.url ?? '');
}

/** Opens the same database as `describeOnDatabase`. */
export function openTestDatabase(): Promise<TestDatabase> {
  return chosen.open();
}

async function openEmbedded(): Promise<TestDatabase> {
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
