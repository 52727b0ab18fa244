import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listRemotes } from '../commands/bootstrap/siteParts.js';

export interface TreeCopy {
  dir: string;
  remove: () => Promise<void>;
}

const own = '@tidegate';
const leftOut = /^(\.git|\.cache|\.data|node_modules)$/;

/** Links packages to the original but workspaces to the copy, because tests must run the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name !== own) await symlink(path.join(from, name), path.join(to, name));
  }
  const workspaces = path.join(from, own);
  if (!existsSync(workspaces)) return;
  await cp(workspaces, path.join(to, own), { recursive: true, verbatimSymlinks: true });
}

/** Builds are copied too: their fingerprints show whether they still match the sources. */
export async function createTreeCopy(rootDir: string): Promise<TreeCopy> {
  // Jest and webpack compare paths after resolving links, so this must be a real path.
  const dir = await mkdtemp(path.join(await realpath(tmpdir()), 'tidegate-fault-'));
  const remove = () => rm(dir, { recursive: true, force: true, maxRetries: 5 });
  try {
    await cp(rootDir, dir, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (file) => !leftOut.test(path.basename(file)),
    });
    const remotes = listRemotes(rootDir).map((name) => `remotes/${name}`);
    for (const folder of ['.', ...(await readdir(rootDir)), ...remotes]) {
      const packages = path.join(rootDir, folder, 'node_modules');
      const target = path.join(dir, folder, 'node_modules');
      if (existsSync(packages)) await linkPackages(packages, target);
    }
    return { dir, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
