import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { CommandFailure } from '../bootstrap/failure.js';
import type { Progress } from '../terminal/command';
import { installPackage, mayInstallPackages } from './installPackage';

export interface BrowserOptions {
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
  process.stdout.write(chromium.executablePath());
  await browser.close();
`;

/** `chromiumPath` is empty for Playwright's own browser. */
export interface FoundBrowser {
  chromiumPath: string;
  executable: string;
}

/** The output of a command; undefined if it is missing, fails or times out. */
async function readOutput(
  file: string,
  args: readonly string[],
  options: { cwd?: string; timeout: number },
): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(file, [...args], options);
    return stdout.trim();
  } catch {
    // The caller tries the next candidate.
    return undefined;
  }
}

async function findOwnBrowser(rootDir: string): Promise<FoundBrowser | undefined> {
  const args = ['--input-type=module', '--eval', launchOwn];
  const executable = await readOutput(process.execPath, args, { cwd: rootDir, timeout: 60_000 });
  return executable === undefined ? undefined : { chromiumPath: '', executable };
}

async function findOnPath(command: string): Promise<string | undefined> {
  const version = await readOutput(command, ['--version'], { timeout: 30_000 });
  if (version === undefined || command.startsWith('/')) return version && command;
  return (await readOutput('which', [command], { timeout: 30_000 })) || undefined;
}

async function findSystem(commands: readonly string[]): Promise<FoundBrowser | undefined> {
  for (const command of commands) {
    const executable = await findOnPath(command);
    if (executable) return { chromiumPath: executable, executable };
  }
  return undefined;
}

/** Prefers a headless shell, because a full browser takes half as long again for each page. */
async function findHeadlessShell(rootDir: string): Promise<FoundBrowser | undefined> {
  return (await findOwnBrowser(rootDir)) ?? findSystem([headlessShell]);
}

/** Downloads Playwright's browser if the network permits, otherwise installs Debian's. */
async function install(rootDir: string): Promise<void> {
  const tool = path.join(rootDir, 'node_modules/@playwright/test/cli.js');
  const args = [tool, 'install', 'chromium'];
  const output = await readOutput(process.execPath, args, { timeout: downloadTimeoutMs });
  if (output !== undefined || (await installPackage(headlessShell))) return;
  await installPackage('chromium');
}

/**
 * Tries Playwright's own browser, Debian's headless shell, which it installs if permitted, and then
 * the browsers of the system.
 */
export async function searchBrowser({ rootDir, progress }: BrowserOptions): Promise<FoundBrowser> {
  const shell = await findHeadlessShell(rootDir);
  if (shell !== undefined) return shell;
  const whole = await findSystem(systemBrowsers);
  if (whole !== undefined && !mayInstallPackages()) return whole;
  await progress.phase('installing a browser', async () => {
    if (whole === undefined) await install(rootDir);
    else await installPackage(headlessShell);
  });
  const found = (await findHeadlessShell(rootDir)) ?? (await findSystem(systemBrowsers));
  if (found !== undefined) return found;
  throw new CommandFailure(
    'The journeys need a browser. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
