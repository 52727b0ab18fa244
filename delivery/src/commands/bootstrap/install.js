import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure } from './failure.js';

// No workspace names the peer @rspack/core, so it is never loaded.
const installArgs = ['ci', '--omit=peer', '--no-audit', '--no-fund', '--loglevel=error'];

const shownLines = 15;

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** npm writes its record last, so an interrupted or outdated install is detected. */
export function isInstalled(rootDir) {
  const record = path.join(rootDir, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  const wanted = Object.entries(readPackages(path.join(rootDir, 'package-lock.json')));
  return wanted.every(([folder, { version, integrity, optional, peer }]) => {
    if (!folder.includes('node_modules/')) return true;
    const found = installed[folder];
    if (!found) return Boolean(optional ?? peer);
    return found.version === version && found.integrity === integrity;
  });
}

/** Prefers the npm that started this process over the one on the path. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return { file: process.execPath, before: [script], shell: false };
  return { file: 'npm', before: [], shell: process.platform === 'win32' };
}

function runNpm({ rootDir, logFile }) {
  const { file, before, shell } = npmCommand();
  mkdirSync(path.dirname(logFile), { recursive: true });
  return new Promise((resolve, reject) => {
    const log = createWriteStream(logFile);
    const npm = spawn(file, [...before, ...installArgs], { cwd: rootDir, shell });
    npm.stdout.pipe(log, { end: false });
    npm.stderr.pipe(log, { end: false });
    npm.once('error', reject);
    npm.once('close', (code) => log.end(() => resolve(code)));
  });
}

function hintFor(output) {
  return output.includes('EUSAGE')
    ? 'package-lock.json does not fit the package.json files. Run npm install and commit it.'
    : 'npm could not install the packages. Check the network and try again.';
}

export async function ensureInstalled({ rootDir, progress }) {
  if (isInstalled(rootDir)) return;
  const logFile = path.join(rootDir, '.cache/logs/install.log');
  await progress.phase('installing packages', async () => {
    const code = await runNpm({ rootDir, logFile }).catch((cause) => {
      throw new CommandFailure('npm cannot be run. Install Node.js with npm and try again.', {
        cause,
      });
    });
    if (code === 0) return;
    const output = readFileSync(logFile, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(0, shownLines)
      .join('\n');
    throw new CommandFailure(hintFor(output), { output, logFile });
  });
}
