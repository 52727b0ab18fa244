import { pathToFileURL } from 'node:url';
import { parseBenchArguments } from './arguments/parseBenchArguments';
import type { Command } from './terminal/command';

export const run: Command = async ({ rootDir, args }) => {
  await import(pathToFileURL(parseBenchArguments(args, rootDir)).href);
  return 0;
};
