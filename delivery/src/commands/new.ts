import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseNewArguments } from './arguments/parseNewArguments';
import { CommandFailure } from './bootstrap/failure.js';
import { createReader } from './generators/generation';
import type { Command } from './terminal/command';
import { runTool } from './verification/runTool';

/** Generators add to these files; every other file must be new. */
function findExisting(rootDir: string, files: ReadonlyMap<string, string>, name: string): string[] {
  return [...files.keys()].filter(
    (file) => path.basename(file).includes(name) && existsSync(path.join(rootDir, file)),
  );
}

/** Makes the files of something new and lists what a person fills in. */
export const run: Command = async ({ rootDir, args, progress }) => {
  const { generate, name } = parseNewArguments(args);
  const { files, next } = await generate(name, createReader(rootDir));
  const claimed = findExisting(rootDir, files, name);
  if (claimed.length > 0) throw new CommandFailure(`There is ${claimed[0]} already`);
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(rootDir, file)), { recursive: true });
    await writeFile(path.join(rootDir, file), text);
  }
  const formatted = [...files.keys()].filter((file) => file !== 'package-lock.json');
  const { signal } = new AbortController();
  await runTool({ name: 'format', rootDir, file: 'oxfmt/bin/oxfmt', args: formatted, signal });
  for (const file of files.keys()) progress.line(`wrote ${file}`);
  for (const [index, step] of next.entries()) progress.line(`${index + 1}. ${step}`);
  return 0;
};
