import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { openSiteDatabase } from '../src/createBackend';
import { startEmbeddedDatabase } from '../src/database';
import { holdServerLock } from './holdServerLock';

const backend = join(import.meta.dirname, '..');
const templates = join(backend, '../.cache/test-databases');
/** Any number that no other user of the test server locks. */
const embeddedTemplateLock = 7_201_116;

/** Identifies a migrated database: the pinned database version and the migrations. */
export async function hashMigrations(): Promise<string> {
  const folder = join(backend, 'migrations');
  const migrations = (await readdir(folder)).toSorted().map((file) => join(folder, file));
  const hash = createHash('sha256');
  for (const file of [join(backend, 'package.json'), ...migrations]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}

export async function migrateTemplate(url: string): Promise<void> {
  const { close } = await openSiteDatabase(url);
  await close();
}

/** Copies a migrated embedded database, which is much faster than creating one. */
export async function copyDatabaseTemplate(dataDir: string): Promise<void> {
  const template = join(templates, await hashMigrations());
  if (!existsSync(template)) await makeTemplateOnce(template);
  // For a thousand small files the asynchronous copy takes twice the CPU time.
  cpSync(template, dataDir, { recursive: true });
}

/** Creation takes many seconds, so with a server, parallel processes wait for one. */
async function makeTemplateOnce(template: string): Promise<void> {
  const serverUrl = process.env['TEST_POSTGRES_URL'];
  if (serverUrl === undefined) return makeTemplate(template);
  await holdServerLock(serverUrl, embeddedTemplateLock, async () => {
    if (!existsSync(template)) await makeTemplate(template);
  });
}

async function makeTemplate(template: string): Promise<void> {
  await mkdir(templates, { recursive: true });
  const making = await mkdtemp(join(templates, 'making-'));
  const { url, close } = await startEmbeddedDatabase({ dataDir: making });
  await migrateTemplate(url);
  await close();
  try {
    await rename(making, template);
  } catch (error) {
    // A parallel process created an equivalent template first.
    if (!existsSync(template)) throw error;
    await rm(making, { recursive: true });
  }
}
