import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestCounts } from '../unit-tests/testCounts';
import { findLatestPass, findPass, writePass, type PassRecord } from './passRecords';
import { createRepositoryReader, type FileHashes } from './createRepositoryReader';
import { relevantEnvironment } from './toolEnvironment';

/** Something that passes or fails as a whole. */
export interface Unit {
  name: string;
  /** Whether the result may depend on this file of the checkout. */
  reads: (file: string) => boolean;
  /** Other inputs, such as the arguments of a tool or the versions of servers. */
  facts: unknown;
}

/** A run of a unit; its inputs are read at the start. */
export interface Attempt {
  /** Stores the pass unless an input has changed; returns whether it did. */
  store: (counts: TestCounts) => Promise<boolean>;
}

export interface PassCache {
  readFiles: () => Promise<FileHashes>;
  /** The counts of an earlier pass with the current inputs. */
  find: (unit: Unit) => Promise<TestCounts | undefined>;
  begin: (unit: Unit) => Promise<Attempt>;
  /** Files that differ from the latest pass; undefined without one. */
  listChanges: (unit: Unit) => Promise<readonly string[] | undefined>;
}

interface PassCacheOptions {
  rootDir: string;
  env: NodeJS.ProcessEnv;
  /** Finds nothing but still stores passes. */
  runsAll: boolean;
  nodeVersion?: string;
}

/** Inputs of every unit. */
const readByAll =
  /^(package(-lock)?\.json|delivery\/tidegate\.mjs|delivery\/src\/commands\/(bootstrap|pass-cache|scheduling|unit-tests|verification|journeys)\/.*(?<!\.test)\.[jt]s)$/;

/** npm's record of the installed packages. */
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

/** A cache of passed checks and their inputs, in the ignored folder `.cache`. */
export function createPassCache(options: PassCacheOptions): PassCache {
  const { rootDir, env, runsAll, nodeVersion = process.version } = options;
  const readFiles = createRepositoryReader(rootDir);
  let reading: Promise<FileHashes> | undefined;

  /** Concurrent units share one read of the checkout. */
  const readNow = (): Promise<FileHashes> => {
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
      env: relevantEnvironment(env),
      packages: existsSync(installed) ? hash(readFileSync(installed)) : '',
    };
  };
  const identify = async (unit: Unit): Promise<Pick<PassRecord, 'key' | 'files'>> => {
    const files = selectFiles(await readNow(), unit);
    const { name, facts } = unit;
    const key = hash(JSON.stringify({ name, facts, machine: machine(), files }));
    return { key, files };
  };

  return {
    readFiles: readNow,
    async find(unit) {
      if (runsAll) return undefined;
      const { key } = await identify(unit);
      const record = await findPass(rootDir, unit.name, key);
      return record && { passed: record.passed, failed: 0, skipped: 0 };
    },
    async begin(unit) {
      const before = await identify(unit);
      return {
        async store({ passed, failed, skipped }) {
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
      return listDifferences(latest.files, selectFiles(await readNow(), unit));
    },
  };
}
