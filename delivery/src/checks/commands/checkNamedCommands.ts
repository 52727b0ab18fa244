import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { withoutBlindness, type CheckReport } from '../checkReport';
import { listSourceFiles, sourceFolders } from '../sourceFiles';
import { createCommandParsers, type ParserOptions } from './createCommandParsers';
import { findCommands } from './findCommands';

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

type Parsers = ReturnType<typeof createCommandParsers>;

/** Reports commands that do not exist and arguments that their parser refuses. */
export async function findWrongCommands(page: string, parsers: Parsers): Promise<string[]> {
  const problems = await Promise.all(
    findCommands(page).map(async ({ text, script, args }) => {
      const parse = Object.hasOwn(parsers, script) ? parsers[script] : undefined;
      if (!parse) return [`there is no "${text}"`];
      if (!args) return [];
      return parse(args).then(
        () => [],
        (error: unknown) => [`"${text}": ${error instanceof Error ? error.message : ''}`],
      );
    }),
  );
  return problems.flat();
}

/** Checks every `npm` command of the README files and of `docs` with the parser of the command. */
export async function checkNamedCommands(options: ParserOptions): Promise<CheckReport> {
  const { rootDir } = options;
  const read = (file: string) => readFile(path.join(rootDir, file), 'utf8');
  const parsers = createCommandParsers(options);
  const { scripts } = packageSchema.parse(JSON.parse(await read('package.json')));
  const unparsed = Object.keys(scripts).filter((script) => !Object.hasOwn(parsers, script));
  const pages = await listSourceFiles(rootDir, [...sourceFolders, 'docs'], /\.md$/);
  const problems = await Promise.all(
    ['README.md', ...pages].map(async (page) =>
      (await findWrongCommands(await read(page), parsers)).map((problem) => `${page}: ${problem}`),
    ),
  );
  return withoutBlindness('pages', {
    problems: [...unparsed.map((script) => `"${script}" has no parser`), ...problems.flat()],
    checkedCount: pages.length,
  });
}
