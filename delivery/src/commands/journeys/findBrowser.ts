import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandFailure } from '../bare/failure.js';
import type { Progress } from '../terminal/command';
import { installPackage } from './installPackage';

interface BrowserOptions {
  rootDir: string;
  env: NodeJS.ProcessEnv;
  progress: Progress;
}

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

function findPresent(rootDir: string): string | undefined {
  return hasOwnBrowser(rootDir) ? '' : findSystemBrowser();
}

/** Playwright downloads its own where the network lets it; else Debian may have one. */
async function install(rootDir: string): Promise<void> {
  const tool = path.join(rootDir, 'node_modules/@playwright/test/cli.js');
  const args = [tool, 'install', 'chromium'];
  const { status } = spawnSync(process.execPath, args, { timeout: downloadTimeoutMs });
  if (status !== 0) await installPackage('chromium');
}

/**
 * The browser for the journeys: the one named by `CHROMIUM_PATH`, Playwright's own (an empty path),
 * the system's, or one that is installed now.
 */
export async function findBrowser({ rootDir, env, progress }: BrowserOptions): Promise<string> {
  const named = env['CHROMIUM_PATH'];
  if (named) return named;
  const present = findPresent(rootDir);
  if (present !== undefined) return present;
  await progress.phase('installing a browser', () => install(rootDir));
  const installed = findPresent(rootDir);
  if (installed !== undefined) return installed;
  throw new CommandFailure(
    'The journeys need a browser. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
