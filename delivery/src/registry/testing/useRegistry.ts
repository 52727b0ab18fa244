import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase, type TestDatabase } from '@tidegate/backend/testing/databases';
import { sql } from 'kysely';
import { pino } from 'pino';
import { contractVersion } from '@tidegate/contracts/contractVersion';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { readLocalTokens } from '../../release/readLocalTokens';
import { createRegistry, type Registry, type RegistryOptions } from '../createRegistry';
import { openRegistryDatabase } from '../openRegistryDatabase';

const edgeToken = 'the-edge';

export const asEdge = { authorization: `Bearer ${edgeToken}` };

export interface TestRegistry {
  registry: Registry;
  site: string;
  objectStoreDir: string;
  tokensFile: string;
  /** Site and token with which the CLI or the start command act for a remote. */
  accessFor: (remote: RemoteName) => { site: string; token: string };
}

async function emptyTables(url: string): Promise<void> {
  const { db, close } = await openRegistryDatabase(url);
  await sql`truncate delivery.audit_entry, delivery.generation, delivery.release, delivery.deploy_token`.execute(
    db,
  );
  await sql`insert into delivery.generation (id, remotes) values (0, '{}')`.execute(db);
  await close();
}

/**
 * Provides a database for the tests of one file. Each test starts its own registries, which are
 * closed and emptied when it ends.
 */
export function useRegistry(): {
  start: (overrides?: Partial<RegistryOptions>) => Promise<TestRegistry>;
  databaseUrl: () => string;
} {
  let dataDir: string;
  let database: TestDatabase;
  const registries: Registry[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'tidegate-registry-'));
    database = await openTestDatabase();
  }, 120_000);

  afterEach(async () => {
    await Promise.all(registries.splice(0).map((registry) => registry.close()));
    await emptyTables(database.url);
  });

  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async (overrides: Partial<RegistryOptions> = {}): Promise<TestRegistry> => {
    const folder = await mkdtemp(path.join(dataDir, 'registry-'));
    const tokensFile = path.join(dataDir, 'deploy-tokens.json');
    const objectStoreDir = overrides.objectStoreDir ?? path.join(folder, 'objects');
    const registry = await createRegistry({
      databaseUrl: database.url,
      objectStoreDir,
      deployTokensFile: tokensFile,
      siteEnv: 'development',
      edgeToken,
      signPreview: (preview) => JSON.stringify(preview),
      contractVersion,
      logger: pino({ level: 'silent' }),
      ...overrides,
    });
    registries.push(registry);
    const site = await registry.listen({ host: '127.0.0.1', port: 0 });
    const tokens = await readLocalTokens(tokensFile);
    const accessFor = (remote: RemoteName) => ({ site, token: tokens[remote] ?? '' });
    return { registry, site, objectStoreDir, tokensFile, accessFor };
  };

  return { start, databaseUrl: () => database.url };
}
