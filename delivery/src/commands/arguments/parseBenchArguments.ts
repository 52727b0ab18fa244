import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure } from '../bootstrap/failure.js';

/** The file of the named benchmark. */
export function parseBenchArguments([name = '']: readonly string[], rootDir: string): string {
  const folder = path.join(rootDir, 'bench');
  const file = path.join(folder, `${name}.ts`);
  if (/^\w+$/.test(name) && existsSync(file)) return file;
  const names = readdirSync(folder).flatMap((entry) => /^(\w+)\.ts$/.exec(entry)?.[1] ?? []);
  throw new CommandFailure(`Name a benchmark: ${names.join(', ')}.`);
}
