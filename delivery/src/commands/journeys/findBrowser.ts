import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJsonFile } from '../../release/readJsonFile';
import { CommandFailure } from '../bootstrap/failure.js';
import { searchBrowser, type BrowserOptions, type FoundBrowser } from './searchBrowser';

/** `state` shows whether the browser is still the same. */
export interface Browser extends FoundBrowser {
  state: string;
}

const browserSchema = z.object({
  chromiumPath: z.string(),
  executable: z.string(),
  state: z.string(),
});

async function readState(executable: string): Promise<string | undefined> {
  const found = await stat(executable).catch(() => undefined);
  return found && `${found.size} ${found.mtimeMs}`;
}

function noteFile(rootDir: string): string {
  return path.join(rootDir, '.cache/browser.json');
}

/** The browser of the last search if it has not changed, because a search takes seconds. */
export async function findCachedBrowser({
  rootDir,
  env,
}: Pick<BrowserOptions, 'rootDir' | 'env'>): Promise<Browser | undefined> {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    const state = await readState(named);
    return state === undefined ? undefined : { chromiumPath: named, executable: named, state };
  }
  const known = await readJsonFile(noteFile(rootDir), browserSchema);
  if (!known) return undefined;
  return (await readState(known.executable)) === known.state ? known : undefined;
}

/** The browser of `CHROMIUM_PATH` or of the last search, otherwise of a new search. */
export async function findBrowser(options: BrowserOptions): Promise<Browser> {
  const { rootDir, env } = options;
  const known = await findCachedBrowser(options);
  if (known) return known;
  const named = env['CHROMIUM_PATH'];
  if (named) throw new CommandFailure(`There is no browser at CHROMIUM_PATH=${named}`);
  const found = await searchBrowser(options);
  const browser = { ...found, state: (await readState(found.executable)) ?? '' };
  await mkdir(path.dirname(noteFile(rootDir)), { recursive: true });
  await writeFile(noteFile(rootDir), JSON.stringify(browser));
  return browser;
}
