import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandFailure } from '../bare/failure.js';
import type { Progress } from '../terminal/command';
import { installPackage, mayInstallPackages } from './installPackage';

interface BrowserOptions {
  rootDir: string;
  env: NodeJS.ProcessEnv;
  progress: Progress;
}

const headlessShell = 'chromium-headless-shell';

const systemBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const downloadTimeoutMs = 180_000;

const launchOwn = `
  import { chromium } from '@playwright/test';
  const browser = await chromium.launch({ args: ['--no-sandbox'] });
  await browser.close();
`;

/** Whether the browser that Playwright downloads is there and starts. */
function hasOwnBrowser(rootDir: string): boolean {
  const args = ['--input-type=module', '--eval', launchOwn];
  return spawnSync(process.execPath, args, { cwd: rootDir, timeout: 60_000 }).status === 0;
}

function findOnPath(command: string): string | undefined {
  const { status } = spawnSync(command, ['--version'], { timeout: 30_000 });
  if (status !== 0) return undefined;
  if (command.startsWith('/')) return command;
  const { stdout } = spawnSync('which', [command], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}

function findSystemBrowser(): string | undefined {
  for (const command of systemBrowsers) {
    const found = findOnPath(command);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Playwright starts its own Chromium as a headless shell. Debian has that too; a whole browser does
 * half as much work again for each page, for windows that nobody sees.
 */
function findHeadlessShell(rootDir: string): string | undefined {
  return hasOwnBrowser(rootDir) ? '' : findOnPath(headlessShell);
}

/** Playwright downloads its own where the network lets it; else Debian may have one. */
async function install(rootDir: string): Promise<void> {
  const tool = path.join(rootDir, 'node_modules/@playwright/test/cli.js');
  const args = [tool, 'install', 'chromium'];
  const { status } = spawnSync(process.execPath, args, { timeout: downloadTimeoutMs });
  if (status === 0 || (await installPackage(headlessShell))) return;
  await installPackage('chromium');
}

/**
 * The browser for the journeys: the one named by `CHROMIUM_PATH`, Playwright's own (an empty path),
 * Debian's headless shell, which is installed where this process may, or what the system has.
 */
export async function findBrowser({ rootDir, env, progress }: BrowserOptions): Promise<string> {
  const named = env['CHROMIUM_PATH'];
  if (named) return named;
  const shell = findHeadlessShell(rootDir);
  if (shell !== undefined) return shell;
  const whole = findSystemBrowser();
  if (whole !== undefined && !mayInstallPackages()) return whole;
  await progress.phase('installing a browser', async () => {
    if (whole === undefined) await install(rootDir);
    else await installPackage(headlessShell);
  });
  const found = findHeadlessShell(rootDir) ?? findSystemBrowser();
  if (found !== undefined) return found;
  throw new CommandFailure(
    'The journeys need a browser. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
