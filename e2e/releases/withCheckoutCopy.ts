import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { settings } from '../site/settings';

const shareImages = '.cache/share-images';
const packages = 'node_modules';
const ownPackages = 'node_modules/@tidegate';
const record = 'node_modules/.package-lock.json';

export interface CheckoutCopy {
  rootDir: string;
  /** Runs `npm run <command> -- …`; rejects with its output if it fails. */
  run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<void>;
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  /** Does what `npm ci` does for a new workspace without new packages. */
  install: (workspace: string) => Promise<void>;
}

const isLeftOut = (file: string) =>
  /^(\.git|\.cache|\.data|dist|node_modules)$/.test(path.basename(file));

/** Links packages to this checkout, and workspaces to the copy. */
async function linkPackages(rootDir: string): Promise<void> {
  const installed = path.join(settings.repository, packages);
  await cp(path.join(settings.repository, ownPackages), path.join(rootDir, ownPackages), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const name of await readdir(installed)) {
    if (name === '@tidegate') continue;
    await symlink(path.join(installed, name), path.join(rootDir, packages, name));
  }
  for (const workspace of await readdir(settings.repository)) {
    const nested = path.join(workspace, packages);
    const source = path.join(settings.repository, nested);
    if (existsSync(source)) await symlink(source, path.join(rootDir, nested));
  }
}

function describeCopy(rootDir: string): CheckoutCopy {
  const at = (file: string) => path.join(rootDir, file);
  const read = (file: string) => readFile(at(file), 'utf8');
  return {
    rootDir,
    read,
    write: (file, text) => writeFile(at(file), text),
    async run(args, env) {
      await promisify(execFile)(process.execPath, ['delivery/tidegate.mjs', ...args], {
        cwd: rootDir,
        env: { ...process.env, ...env },
      });
    },
    async install(workspace) {
      const name = path.basename(workspace);
      await symlink(path.join('../..', workspace), at(`${ownPackages}/${name}`));
      const known = JSON.parse(await read(record)) as { packages: Record<string, object> };
      known.packages[`${ownPackages}/${name}`] = { resolved: workspace, link: true };
      await rm(at(record));
      await writeFile(at(record), JSON.stringify(known));
    },
  };
}

/** Copies the sources of this checkout, without builds, and removes the copy after use. */
export async function withCheckoutCopy(use: (copy: CheckoutCopy) => Promise<void>): Promise<void> {
  // Bundlers compare paths after they resolve links.
  const rootDir = await mkdtemp(path.join(await realpath(tmpdir()), 'tidegate-checkout-'));
  try {
    await cp(settings.repository, rootDir, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (file) => !isLeftOut(file),
    });
    // Drawing them again would take longer than the rest of the build.
    await cp(path.join(settings.repository, shareImages), path.join(rootDir, shareImages), {
      recursive: true,
    });
    await linkPackages(rootDir);
    await use(describeCopy(rootDir));
  } finally {
    await rm(rootDir, { recursive: true, force: true });
  }
}
