import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const timeoutMs = 300_000;

async function aptGet(args: readonly string[]): Promise<boolean> {
  try {
    await promisify(execFile)('apt-get', [...args], { env, timeout: timeoutMs });
    return true;
  } catch {
    // No apt-get, no network or no such package; the caller uses what is installed.
    return false;
  }
}

export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0;
}

/** Installs a Debian package if this process is root; returns whether it did. */
export async function installPackage(name: string): Promise<boolean> {
  if (!mayInstallPackages()) return false;
  const install = ['install', '--yes', '--no-install-recommends', name];
  if (await aptGet(install)) return true;
  return (await aptGet(['update'])) && aptGet(install);
}
