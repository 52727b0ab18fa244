import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { listRemotes } from '../commands/bootstrap/siteParts.js';
import { commands } from '../release/cli';
import { withoutBlindness, type CheckReport } from './checkReport';

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

function isKnown(command: string, word: string | undefined, scripts: readonly string[]): boolean {
  if (!scripts.includes(command)) return false;
  return command !== 'release' || word === undefined || commands.has(word);
}

export function findUnknownCommands(text: string, scripts: readonly string[]): string[] {
  const named = [...text.matchAll(/npm run ([a-z][\w:-]*)(?: -- ([^\s`]+))?/g)];
  return named
    .filter(([, command = '', word]) => !isKnown(command, word, scripts))
    .map(([command]) => command);
}

async function listReadmes(rootDir: string, folders: readonly string[]): Promise<string[]> {
  const remotes = listRemotes(rootDir);
  const runbooks = await readdir(path.join(rootDir, 'docs/runbooks'));
  return [
    'README.md',
    ...folders.filter((folder) => folder !== 'remotes').map((folder) => `${folder}/README.md`),
    ...remotes.map((name) => `remotes/${name}/README.md`),
    ...runbooks.map((name) => `docs/runbooks/${name}`),
  ];
}

/** Checks that every command in a README or a runbook exists. */
export async function checkNamedCommands(
  rootDir: string,
  folders: readonly string[],
): Promise<CheckReport> {
  const read = (file: string) => readFile(path.join(rootDir, file), 'utf8');
  const { scripts } = packageSchema.parse(JSON.parse(await read('package.json')));
  const files = await listReadmes(rootDir, folders);
  const problems = await Promise.all(
    files.map(async (file) =>
      findUnknownCommands(await read(file), Object.keys(scripts)).map(
        (command) => `${file}: there is no "${command}"`,
      ),
    ),
  );
  return withoutBlindness('pages', { problems: problems.flat(), checkedCount: files.length });
}
