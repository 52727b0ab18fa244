import {
  copyFile,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  realpath,
  rm,
  symlink,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runGit } from '../release/description/runGit.js';

export interface TreeCopy {
  dir: string;
  remove: () => Promise<void>;
}

const own = '@tidegate';

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

/** Lists tracked files and untracked files that git does not ignore. */
async function listFiles(rootDir: string): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = await runGit(rootDir, args);
  if (files === undefined) throw new Error(`${rootDir} is no git repository`);
  return [...new Set(files.split('\0').filter(Boolean))];
}

async function copySources(rootDir: string, dir: string): Promise<string[]> {
  const files = await listFiles(rootDir);
  const folders = new Set(files.map((file) => path.dirname(file)));
  for (const folder of folders) await mkdir(path.join(dir, folder), { recursive: true });
  for (const file of files) {
    const source = path.join(rootDir, file);
    // A deleted file that is still in the index.
    if (await exists(source)) await copyFile(source, path.join(dir, file));
  }
  return [...folders];
}

/** Links packages to the original but workspaces to the copy, because tests must run the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name !== own) await symlink(path.join(from, name), path.join(to, name));
  }
  if (!(await exists(path.join(from, own)))) return;
  await mkdir(path.join(to, own));
  for (const name of await readdir(path.join(from, own))) {
    await symlink(await readlink(path.join(from, own, name)), path.join(to, own, name));
  }
}

export async function createTreeCopy(rootDir: string): Promise<TreeCopy> {
  // Jest and webpack compare paths after resolving links, so this must be a real path.
  const dir = await mkdtemp(path.join(await realpath(tmpdir()), 'tidegate-fault-'));
  const remove = () => rm(dir, { recursive: true, force: true, maxRetries: 5 });
  try {
    const folders = await copySources(rootDir, dir);
    for (const folder of folders) {
      const packages = path.join(rootDir, folder, 'node_modules');
      if (await exists(packages)) {
        await linkPackages(packages, path.join(dir, folder, 'node_modules'));
      }
      // The fingerprint of a build shows whether it still matches the sources.
      const isPart = await exists(path.join(rootDir, folder, 'webpack.config.js'));
      const dist = path.join(rootDir, folder, 'dist');
      if ((isPart || folder === 'shell') && (await exists(dist))) {
        await cp(dist, path.join(dir, folder, 'dist'), { recursive: true });
      }
    }
    return { dir, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
