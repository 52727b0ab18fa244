import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { startEmbeddedDatabase } from '../src/database';

const manifest = join(import.meta.dirname, '../package.json');
const templates = join(import.meta.dirname, '../../.cache/test-databases');

/** Fills a folder with a new embedded database, which takes seconds to make but a blink to copy. */
export async function copyDatabaseTemplate(dataDir: string): Promise<void> {
  // The manifest pins the database's version: another one gets a template of its own.
  const version = createHash('sha256')
    .update(await readFile(manifest))
    .digest('hex');
  const template = join(templates, version.slice(0, 12));
  if (!existsSync(template)) await makeTemplate(template);
  await cp(template, dataDir, { recursive: true });
}

async function makeTemplate(template: string): Promise<void> {
  await mkdir(templates, { recursive: true });
  const making = await mkdtemp(join(templates, 'making-'));
  const { close } = await startEmbeddedDatabase({ dataDir: making });
  await close();
  try {
    await rename(making, template);
  } catch (error) {
    // Another test process was faster; its template is as good.
    if (!existsSync(template)) throw error;
    await rm(making, { recursive: true });
  }
}
