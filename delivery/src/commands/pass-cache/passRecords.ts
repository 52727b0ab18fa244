import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJsonFile } from '../../release/readJsonFile';

const recordSchema = z.object({
  /** Hash of all inputs. */
  key: z.string(),
  at: z.int(),
  /** A pass has no failed and no skipped tests. */
  passed: z.int(),
  /** Hashes by file, to find later changes. */
  files: z.record(z.string(), z.string()),
});

export type PassRecord = z.infer<typeof recordSchema>;

/** Enough to switch between a few branches. */
const mostRecords = 20;

function folderOf(rootDir: string, unit: string): string {
  return path.join(rootDir, '.cache/passed', unit.replaceAll(/[^a-z0-9-]+/gi, '-'));
}

export async function findPass(
  rootDir: string,
  unit: string,
  key: string,
): Promise<PassRecord | undefined> {
  const record = await readJsonFile(
    path.join(folderOf(rootDir, unit), `${key}.json`),
    recordSchema,
  );
  return record?.key === key ? record : undefined;
}

async function readAll(folder: string): Promise<(PassRecord & { file: string })[]> {
  const names = await readdir(folder).catch(() => []);
  const records = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => {
        const file = path.join(folder, name);
        const record = await readJsonFile(file, recordSchema);
        return record ? [{ ...record, file }] : [];
      }),
  );
  return records.flat().sort((left, right) => right.at - left.at);
}

export async function findLatestPass(
  rootDir: string,
  unit: string,
): Promise<PassRecord | undefined> {
  const [latest] = await readAll(folderOf(rootDir, unit));
  return latest;
}

/** Written under another name and renamed, so that concurrent runs cannot corrupt it. */
export async function writePass(rootDir: string, unit: string, record: PassRecord): Promise<void> {
  const folder = folderOf(rootDir, unit);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${record.key}.json`);
  const draft = path.join(folder, `${randomUUID()}.draft`);
  await writeFile(draft, JSON.stringify(record));
  await rename(draft, file);
  const old = (await readAll(folder)).slice(mostRecords);
  await Promise.all(old.map((each) => rm(each.file, { force: true })));
}
