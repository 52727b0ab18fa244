import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestCounts } from '../verification/testCounts';
import { findLatestPass, findPass, writePass, type PassRecord } from './passRecords';
import { createRepositoryReader, type FileHashes } from './repositoryFiles';
import { tellingEnvironment } from './toolEnvironment';

/** Something that passes or fails as a whole and is remembered as such. */
export interface Unit {
  name: string;
  /** Whether the result may depend on this file of the checkout. */
  reads: (file: string) => boolean;
  /** What else decides the result: a tool's arguments, the versions of servers. */
  facts: unknown;
}

/** A unit that is about to run: its inputs are those of now. */
export interface Attempt {
  /** Remembers the pass, unless an input has changed since; says whether it did. */
  remember: (counts: TestCounts) => Promise<boolean>;
}

export interface Memory {
  /** The files of the checkout as they are now. */
  readFiles: () => Promise<FileHashes>;
  /** What the unit counted when it passed with the inputs that it has now. */
  recall: (unit: Unit) => Promise<TestCounts | undefined>;
  begin: (unit: Unit) => Promise<Attempt>;
  /** The files that the unit reads and that differ from its latest pass; undefined without one. */
  listChanges: (unit: Unit) => Promise<readonly string[] | undefined>;
}

interface MemoryOptions {
  rootDir: string;
  env: NodeJS.ProcessEnv;
  /** Recalls nothing, and still remembers what passes. */
  runsAll: boolean;
  nodeVersion?: string;
}

/** Decide the result of everything that runs: how it is run, and with which packages. */
const readByAll =
  /^(package(-lock)?\.json|delivery\/tidegate\.mjs|delivery\/src\/commands\/(bootstrap|memory|scheduling|verification|journeys)\/.*(?<!\.test)\.[jt]s)$/;

/** npm's own record of what is really installed. */
const installedPackages = 'node_modules/.package-lock.json';

function hash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

function selectFiles(files: FileHashes, { reads }: Unit): Record<string, string> {
  return Object.fromEntries([...files].filter(([file]) => readByAll.test(file) || reads(file)));
}

function listDifferences(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => before[name] !== now[name]).sort();
}

/** What passed in this clone with which inputs, kept below `.cache`, which git ignores. */
export function createMemory(options: MemoryOptions): Memory {
  const { rootDir, env, runsAll, nodeVersion = process.version } = options;
  const readFiles = createRepositoryReader(rootDir);
  let reading: Promise<FileHashes> | undefined;

  /** Units that ask at the same time share one look. */
  const lookNow = (): Promise<FileHashes> => {
    reading ??= readFiles().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const machine = () => {
    const installed = path.join(rootDir, installedPackages);
    return {
      nodeVersion,
      platform: [process.platform, process.arch],
      env: tellingEnvironment(env),
      packages: existsSync(installed) ? hash(readFileSync(installed)) : '',
    };
  };
  const identify = async (unit: Unit): Promise<Pick<PassRecord, 'key' | 'files'>> => {
    const files = selectFiles(await lookNow(), unit);
    const { name, facts } = unit;
    const key = hash(JSON.stringify({ name, facts, machine: machine(), files }));
    return { key, files };
  };

  return {
    readFiles: lookNow,
    async recall(unit) {
      if (runsAll) return undefined;
      const { key } = await identify(unit);
      const record = await findPass(rootDir, unit.name, key);
      return record && { passed: record.passed, failed: 0, skipped: 0 };
    },
    async begin(unit) {
      const before = await identify(unit);
      return {
        async remember({ passed, failed, skipped }) {
          if (failed !== 0 || skipped !== 0) return false;
          const { key } = await identify(unit);
          if (key !== before.key) return false;
          await writePass(rootDir, unit.name, { ...before, passed, at: Date.now() });
          return true;
        },
      };
    },
    async listChanges(unit) {
      const latest = await findLatestPass(rootDir, unit.name);
      if (!latest) return undefined;
      return listDifferences(latest.files, selectFiles(await lookNow(), unit));
    },
  };
}
