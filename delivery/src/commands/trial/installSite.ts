import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CommandFailure } from '../bootstrap/failure.js';

const leftBehind = ['node_modules', '.data'];

export async function copySite(siteDir: string, folder: string): Promise<void> {
  await cp(siteDir, folder, {
    recursive: true,
    filter: (file) => !leftBehind.includes(path.relative(siteDir, file)),
  });
}

export async function installSite(folder: string): Promise<void> {
  const install = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', install, {
    cwd: folder,
    shell: process.platform === 'win32',
  }).catch((cause: unknown) => {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : undefined;
    throw new CommandFailure('npm ci does not accept the built site', { cause, output });
  });
}
