import { pathToFileURL } from 'node:url';
import { parseBenchArguments } from './arguments/parseBenchArguments';
import { findCachedBrowser } from './journeys/findBrowser';
import type { Command } from './terminal/command';

export const run: Command = async ({ rootDir, args }) => {
  // A desktop Chromium runs processes of its own beside the page, whose time would be measured too.
  const browser = await findCachedBrowser({ rootDir, env: process.env });
  if (browser) process.env['CHROMIUM_PATH'] = browser.chromiumPath;
  await import(pathToFileURL(parseBenchArguments(args, rootDir)).href);
  return 0;
};
