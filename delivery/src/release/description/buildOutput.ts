import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseFilePathSchema, type Release } from '@tidegate/contracts/remotes/release';
import type { BuildProblem } from './buildProblem';

/** Build files by their path in the release. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

export interface BuildParts extends Pick<Release, 'server' | 'locales'> {
  client: Omit<Release['client'], 'container'>;
}

const entryPath = 'client/remoteEntry.js';
const serverPath = 'server/remote.cjs';
const folders = ['client', 'server', 'locales'] as const;

async function listFiles(dir: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(dir, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** Reads the output of a build in `dir`; a missing folder counts as empty. */
export async function readBuildFiles(dir: string): Promise<BuildFiles> {
  const present = await readdir(dir);
  const lists = await Promise.all(
    folders.filter((folder) => present.includes(folder)).map((folder) => listFiles(dir, folder)),
  );
  const files = new Map<string, Buffer>();
  for (const file of lists.flat().toSorted()) {
    files.set(file, await readFile(path.join(dir, file)));
  }
  return files;
}

const isLazy = (file: string) => file.startsWith('client/lazy.');

export function findParts(files: BuildFiles): BuildParts {
  const paths = [...files.keys()];
  const scripts = paths.filter((file) => /^client\/(?!remoteEntry\.js$)[^/]+\.js$/.test(file));
  const chunk = scripts.find((file) => !isLazy(file));
  const lazyChunk = scripts.find(isLazy);
  const messages = paths.flatMap((file) => {
    const language = /^locales\/([a-z]{2})\.json$/.exec(file)?.[1];
    return language === undefined ? [] : [[language, file] as const];
  });
  return {
    client: {
      entry: entryPath,
      chunk: chunk ?? 'client/remote.js',
      ...(lazyChunk !== undefined && { lazyChunk }),
      styles: paths.filter((file) => /^client\/.+\.css$/.test(file)),
    },
    server: serverPath,
    locales: Object.fromEntries(messages),
  };
}

function findExtraScripts(files: BuildFiles, { client }: BuildParts): string[] {
  const expected = [client.entry, client.chunk, client.lazyChunk, serverPath];
  return [...files.keys()].filter(
    (file) => /^(client|server)\/.+\.[cm]?js$/.test(file) && !expected.includes(file),
  );
}

/** A page runs one entry and at most two chunks with known hashes, a server runs one bundle. */
export function findOutputProblems(files: BuildFiles, parts: BuildParts): BuildProblem[] {
  const missing = [parts.client.entry, parts.client.chunk, parts.server]
    .filter((file) => !files.has(file))
    .map((file): BuildProblem => ({
      code: 'delivery.missingFile',
      message: `The build made no ${file}.`,
    }));
  const extra = findExtraScripts(files, parts).map((file): BuildProblem => ({
    code: 'delivery.severalScripts',
    message:
      `${file} is one script too many: a remote has one exposed chunk, one server bundle, ` +
      `and perhaps a chunk named lazy.`,
  }));
  const odd = [...files.keys()]
    .filter((file) => !releaseFilePathSchema.safeParse(file).success)
    .map((file): BuildProblem => ({
      code: 'delivery.oddFile',
      message: `${file} has a name that a release cannot hold.`,
    }));
  return [...missing, ...extra, ...odd];
}
