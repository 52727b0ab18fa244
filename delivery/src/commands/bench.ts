import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandFailure } from './bootstrap/failure.js';
import type { Command } from './terminal/command';

export const run: Command = async ({ rootDir, args }) => {
  const [name = ''] = args;
  const folder = path.join(rootDir, 'bench');
  const file = path.join(folder, `${name}.ts`);
  if (!/^\w+$/.test(name) || !existsSync(file)) {
    const names = readdirSync(folder).flatMap((entry) => /^(\w+)\.ts$/.exec(entry)?.[1] ?? []);
    throw new CommandFailure(`Name a benchmark: ${names.join(', ')}.`);
  }
  await import(pathToFileURL(file).href);
  return 0;
};
