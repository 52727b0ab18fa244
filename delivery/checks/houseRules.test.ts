import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { housePlugin } from '../src/checks/lint/housePlugin.js';
import { listSourceFiles, sourceFolders } from '../src/checks/sourceFiles';

const rootDir = path.resolve(import.meta.dirname, '../..');
const planted = path.join(import.meta.dirname, 'planted-lint');

interface LintResult {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

interface OxlintResult {
  number_of_files: number;
  diagnostics: { filename: string; code?: string; message: string }[];
}

const config = path.join(rootDir, 'eslint.config.js');
const oxlint = path.join(rootDir, 'node_modules/oxlint/bin/oxlint');

function runNode(args: readonly string[], cwd = planted): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(stderr).toBe('');
  return stdout;
}

function lintPlanted(): LintResult[] {
  const tool = path.join(rootDir, 'node_modules/eslint/bin/eslint.js');
  return JSON.parse(runNode([tool, '--config', config, '--format', 'json', '.'])) as LintResult[];
}

/** Runs a script that has ESLint as `eslint` and leaves its answer in `answer`. */
function askEslint(script: string): unknown {
  const whole = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint({ overrideConfigFile: ${JSON.stringify(config)} });
    let answer;
    ${script}
    console.log(JSON.stringify(answer));
  `;
  return JSON.parse(runNode(['--input-type=module', '--eval', whole]));
}

/** The level of every rule that a file is under. */
function readLevels(files: readonly string[]): Record<string, number[]> {
  return askEslint(`
    answer = {};
    for (const file of ${JSON.stringify(files)}) {
      const { rules } = await eslint.calculateConfigForFile(file);
      answer[file] = Object.values(rules).map(([level]) => level);
    }
  `) as Record<string, number[]>;
}

/** What is reported of a file that has each of these texts. */
function lintTexts(texts: readonly string[]): string[][] {
  const results = askEslint(`
    answer = [];
    for (const text of ${JSON.stringify(texts)}) {
      answer.push(...(await eslint.lintText(text, { filePath: 'delivery/build/long.js' })));
    }
  `) as LintResult[];
  return results.map(listReported);
}

/** The level of every rule that oxlint has for the whole repository. */
function readOxlintLevels(): Record<string, string | [string, unknown]> {
  const printed = runNode([oxlint, '--print-config'], rootDir);
  return (JSON.parse(printed) as { rules: Record<string, string | [string, unknown]> }).rules;
}

function listReported({ messages }: LintResult): string[] {
  const names = messages.map(({ ruleId, message }) =>
    ruleId === null && message.startsWith('Unused eslint-disable')
      ? 'unused suppression'
      : (ruleId ?? message),
  );
  return [...new Set(names)].sort();
}

/** What oxlint reports of the planted files, by file. */
function lintTypes(): { fileCount: number; reported: Map<string, Set<string>> } {
  const result = JSON.parse(
    runNode([oxlint, '--config', 'oxlint.json', '--format', 'json']),
  ) as OxlintResult;
  const reported = new Map<string, Set<string>>();
  for (const { filename, code, message } of result.diagnostics) {
    const name = code?.replace(/^(?<plugin>\w+)(-hooks)?\((?<rule>.+)\)$/, '$<plugin>/$<rule>');
    const unused = message.startsWith('Unused oxlint-disable') ? 'unused suppression' : message;
    reported.set(filename, (reported.get(filename) ?? new Set()).add(name ?? unused));
  }
  return { fileCount: result.number_of_files, reported };
}

/** A planted file names in its first line what must be reported of it; without one, nothing. */
async function readExpected(file: string): Promise<string[]> {
  const text = await readFile(path.join(planted, file), 'utf8');
  const rules = /^\/\/ reports: (?<rules>.+)$/m.exec(text)?.groups?.['rules'];
  return rules?.split(', ').sort() ?? [];
}

test('each planted fault is reported by its rule, and nothing else is', async () => {
  const types = lintTypes();
  const found = lintPlanted().map((result): [string, string[]] => {
    const file = path.relative(planted, result.filePath);
    return [file, [...listReported(result), ...(types.reported.get(file) ?? [])].sort()];
  });

  const expected = await Promise.all(
    found.map(async ([file]) => [file, await readExpected(file)] as const),
  );

  expect(types.fileCount).toBe(found.length);
  expect(found).toEqual(expected);
  const proven = new Set(expected.flatMap(([, rules]) => rules));
  for (const name of Object.keys(housePlugin.rules)) expect(proven).toContain(`house/${name}`);
  for (const name of Object.keys(readOxlintLevels())) expect(proven).toContain(name);
}, 120_000);

test('no rule stands at "warn"', () => {
  const files = [
    'backend/src/plugins/printing.ts',
    'shell/src/frame/Wordless.tsx',
    'remotes/blog/src/features/read-article/lent.ts',
    'remotes/blog/src/features/read-article/ArticlePage.test.tsx',
    'e2e/journeys/readPages.spec.ts',
  ];

  const levels = readLevels(files);
  const oxlintLevels = Object.values(readOxlintLevels()).map((setting) => [setting].flat()[0]);

  for (const file of files) {
    expect(levels[file]?.length).toBeGreaterThan(80);
    expect(levels[file]).not.toContain(1);
  }
  expect(new Set(oxlintLevels)).toEqual(new Set(['deny']));
}, 120_000);

test('every type-aware rule of the preset is on, but those that .oxlintrc.json explains', () => {
  const settings = tseslint.configs.strictTypeCheckedOnly.map(({ rules }) => rules ?? {});
  const preset = Object.entries(Object.assign({}, ...settings) as Record<string, unknown>)
    .filter(([name, setting]) => name.startsWith('@typescript-eslint/') && setting !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', 'typescript/'));
  const isOn = readOxlintLevels();

  expect(preset.length).toBeGreaterThan(30);
  expect(preset.filter((name) => !(name in isOn)).sort()).toEqual([
    'typescript/no-unsafe-class-instance-assignment',
    'typescript/no-unsafe-enum-assignment',
    'typescript/require-await',
    'typescript/unbound-method',
  ]);
}, 120_000);

test('oxlint reads every TypeScript file', async () => {
  const read = runNode([oxlint, '--debug=files'], rootDir).trim().split('\n');

  const files = await listSourceFiles(rootDir, sourceFolders, /\.tsx?$/);
  expect(files.length).toBeGreaterThan(400);
  expect(read.sort()).toEqual(files);
}, 120_000);

const comment = '// a line\n';

test('a file has at most 300 lines, a function 100', () => {
  const reported = lintTexts([
    comment.repeat(300),
    comment.repeat(301),
    `export function sail() {\n${comment.repeat(98)}}\n`,
    `export function sail() {\n${comment.repeat(99)}}\n`,
  ]);

  expect(reported).toEqual([[], ['max-lines'], [], ['max-lines-per-function']]);
}, 120_000);
