import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';

const fileListSchema = z.array(z.object({ url: z.string() }));

const shellAssetsSchema = z.object({
  startScript: z.object({ text: z.string() }),
  scripts: fileListSchema,
  styles: fileListSchema,
  federation: fileListSchema,
});

const gzipSize = async (bytes: string | Uint8Array) =>
  (await promisify(gzip)(bytes, { level: 9 })).length;

async function sumGzip(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => gzipSize(await readFile(file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The chunk that a page fetches after its load event, with the router that navigates. */
async function listLateScripts(client: string): Promise<string[]> {
  const names = await readdir(client);
  return names
    .filter((name) => /^open-page\..*\.js$/.test(name))
    .map((name) => path.join(client, name));
}

async function measureShell(rootDir: string): Promise<[string, number][]> {
  const dist = path.join(rootDir, 'shell/dist');
  const text = await readFile(path.join(dist, 'assets.json'), 'utf8');
  const assets = shellAssetsSchema.parse(JSON.parse(text));
  const measure = (list: z.infer<typeof fileListSchema>) =>
    sumGzip(list.map(({ url }) => path.join(dist, 'client', path.basename(url))));
  return [
    ['shell inline script', await gzipSize(assets.startScript.text)],
    ['shell scripts', await measure(assets.scripts)],
    ['shell styles', await measure(assets.styles)],
    ['shell federation runtime', await measure(assets.federation)],
    ['shell scripts after load', await sumGzip(await listLateScripts(path.join(dist, 'client')))],
  ];
}

/** The pages of the lazy chunk are a part of their own, because the others do not load it. */
async function measureRemote(rootDir: string, name: string): Promise<[string, number][]> {
  const client = path.join(rootDir, 'remotes', name, 'dist/client');
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // Only other sites load the share images.
    .filter((file) => !file.startsWith(path.join(client, 'share')));
  const isLazy = (file: string) => file.startsWith(path.join(client, 'lazy.'));
  const lazy = files.filter(isLazy);
  return [
    [name, await sumGzip(files.filter((file) => !isLazy(file)))],
    ...(lazy.length > 0 ? [[`${name} lazy pages`, await sumGzip(lazy)] as [string, number]] : []),
  ];
}

function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

/** Gzip bytes that a browser loads, by part; undefined if a part is not built. */
export async function measureBuilds(
  rootDir: string,
): Promise<ReadonlyMap<string, number> | undefined> {
  try {
    const parts = await Promise.all([
      measureShell(rootDir),
      ...remoteNames.map((name) => measureRemote(rootDir, name)),
    ]);
    return new Map(parts.flat());
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}
