import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { sql } from 'kysely';

import { copyDatabaseTemplate } from '../../../testing/databaseTemplate';
import { openDatabase } from '../openDatabase';
import { startEmbeddedDatabase } from './startEmbeddedDatabase';

const timeoutMs = 120_000;
const writer = join(import.meta.dirname, '../../../testing/writeUntilKilled.ts');

let folder = '';
let migrationsFolder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tidegate-crash-'));
  migrationsFolder = join(folder, 'migrations');
  await mkdir(migrationsFolder);
  await writeFile(
    join(migrationsFolder, '0001_create_entries.sql'),
    'create table crash.entry (id bigint generated always as identity primary key, side text);',
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function copyDatabase(name: string): Promise<string> {
  const dataDir = join(folder, name);
  await copyDatabaseTemplate(dataDir);
  return dataDir;
}

interface Writer {
  process: ChildProcess;
  /** Rows whose commit the writer has confirmed. */
  acknowledged: number[];
  waitFor(count: number): Promise<void>;
  kill(): Promise<void>;
}

function startWriter(dataDir: string): Writer {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, dataDir, migrationsFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const acknowledged: number[] = [];
  lines.on('line', (line) => acknowledged.push(Number(line)));
  return {
    process: child,
    acknowledged,
    waitFor: async (count) => {
      while (acknowledged.length < count) await once(lines, 'line');
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function readEntries(dataDir: string): Promise<{ id: number; side: string }[]> {
  const embedded = await startEmbeddedDatabase({ dataDir });
  const { db, close } = await openDatabase({
    url: embedded.url,
    schema: 'crash',
    migrationsFolder,
  });
  const { rows } = await sql<{
    id: number;
    side: string;
  }>`select id, side from crash.entry`.execute(db);
  await close();
  await embedded.close();
  return rows;
}

test(
  'the folder admits one process; kill -9 loses no acknowledged row, leaves no partial transaction and frees the folder',
  async () => {
    const dataDir = await copyDatabase('killed');
    const acknowledged: number[] = [];
    for (const count of [20, 55, 130]) {
      const running = startWriter(dataDir);
      await running.waitFor(count);
      await expect(startEmbeddedDatabase({ dataDir })).rejects.toMatchObject({
        code: 'database.locked',
        details: { folder: dataDir },
      });
      await running.kill();
      acknowledged.push(...running.acknowledged);

      const entries = await readEntries(dataDir);

      const ids = new Set(entries.map(({ id }) => id));
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
      const lefts = entries.filter(({ side }) => side === 'left');
      expect(lefts).toHaveLength(entries.length / 2);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(205);
  },
  timeoutMs,
);

test(
  'an incomplete cluster is created anew',
  async () => {
    const dataDir = join(folder, 'unfinished');
    await mkdir(join(dataDir, 'cluster.unfinished', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'cluster.unfinished', 'PG_VERSION'), '18\n');

    const embedded = await startEmbeddedDatabase({ dataDir });
    await embedded.close();

    expect(await readdir(dataDir)).toEqual(['cluster']);
  },
  timeoutMs,
);

test(
  'a folder whose path is too long for a socket still works',
  async () => {
    const dataDir = await copyDatabase('long'.repeat(30));

    const embedded = await startEmbeddedDatabase({ dataDir });

    expect(decodeURIComponent(embedded.url).length).toBeLessThan(140);
    await embedded.close();
  },
  timeoutMs,
);

test('a folder that cannot be created is named in the error', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const dataDir = join(file, 'below');

  await expect(startEmbeddedDatabase({ dataDir })).rejects.toMatchObject({
    code: 'database.unwritable',
    details: { folder: dataDir },
  });
});

test(
  'a damaged cluster gives one clear error and releases the folder',
  async () => {
    const dataDir = join(folder, 'damaged');
    await mkdir(join(dataDir, 'cluster'), { recursive: true });
    await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '18\n');

    const start = () => startEmbeddedDatabase({ dataDir });

    await expect(start()).rejects.toMatchObject({ code: 'database.startFailed' });
    await expect(start()).rejects.toMatchObject({ code: 'database.startFailed' });
  },
  timeoutMs,
);
