import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import lintPlugin from '../src/checks/lint/lintPlugin.js';
import { typeRules } from '../src/checks/lint/typeRules.js';
import { listSourceFiles, sourceFolders } from '../src/checks/sourceFiles';
import { makeTemporaryFolder } from '../testing/makeTemporaryFolder';

const rootDir = path.resolve(import.meta.dirname, '../..');
const planted = path.join(import.meta.dirname, 'planted-lint');

interface OxlintResult {
  number_of_files: number;
  diagnostics: { filename: string; code?: string; message: string }[];
}

const config = path.join(rootDir, 'oxlint.config.js');
const oxlint = path.join(rootDir, 'node_modules/oxlint/bin/oxlint');

function runNode(args: readonly string[], cwd: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(stderr).toBe('');
  return stdout;
}

function readLevels(): Record<string, string>[] {
  const script = `
    import config from ${JSON.stringify(config)};
    const levelOf = ([name, setting]) => [name, [setting].flat()[0]];
    const levels = config.overrides.map(({ rules }) =>
      Object.fromEntries(Object.entries(rules ?? {}).map(levelOf)),
    );
    console.log(JSON.stringify(levels));
  `;
  const printed = runNode(['--input-type=module', '--eval', script], rootDir);
  return JSON.parse(printed) as Record<string, string>[];
}

function lintFolder(folder: string): { fileCount: number; reported: Map<string, Set<string>> } {
  const result = JSON.parse(
    runNode([oxlint, '-c', 'oxlint.config.js', '--format', 'json'], folder),
  ) as OxlintResult;
  const reported = new Map<string, Set<string>>();
  for (const { filename, code, message } of result.diagnostics) {
    const name = code
      ?.replace(/^(?<plugin>[\w-]+?)(-hooks)?\((?<rule>.+)\)$/, '$<plugin>/$<rule>')
      .replace(/^eslint\//, '');
    const unused = /^Unused \w+-disable/.test(message) ? 'unused suppression' : message;
    reported.set(filename, (reported.get(filename) ?? new Set()).add(name ?? unused));
  }
  return { fileCount: result.number_of_files, reported };
}

/** The first line of a planted file names the expected rules; no such line means none. */
async function readExpected(file: string): Promise<string[]> {
  const text = await readFile(path.join(planted, file), 'utf8');
  const rules = /^\/\/ reports: (?<rules>.+)$/m.exec(text)?.groups?.['rules'];
  return rules?.split(', ').sort() ?? [];
}

test('each planted lint fault is reported by its rule, and nothing else is', async () => {
  const { fileCount, reported } = lintFolder(planted);

  const files = await listSourceFiles(planted, ['.'], /\.(tsx?|js)$/);
  const linted = files.filter((file) => file !== 'oxlint.config.js');
  const found = linted.map((file): [string, string[]] => [
    file,
    [...(reported.get(file) ?? [])].sort(),
  ]);
  const expected = await Promise.all(
    linted.map(async (file) => [file, await readExpected(file)] as const),
  );

  expect(fileCount).toBe(linted.length);
  expect(found).toEqual(expected);
  const proven = new Set(expected.flatMap(([, rules]) => rules));
  for (const name of Object.keys(lintPlugin.rules)) expect(proven).toContain(`tidegate/${name}`);
  for (const name of Object.keys(typeRules)) expect(proven).toContain(name);
}, 120_000);

test('no lint rule has the level "warn"', () => {
  const levels = readLevels().flatMap((rules) => Object.values(rules));

  expect(levels.length).toBeGreaterThan(200);
  expect(new Set(levels)).toEqual(new Set(['error', 'off']));
}, 120_000);

test('every type-aware rule of the preset is on, except those that typeRules.js explains', () => {
  const settings = tseslint.configs.strictTypeCheckedOnly.map(({ rules }) => rules ?? {});
  const preset = Object.entries(Object.assign({}, ...settings) as Record<string, unknown>)
    .filter(([name, setting]) => name.startsWith('@typescript-eslint/') && setting !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', 'typescript/'));

  expect(preset.length).toBeGreaterThan(30);
  expect(preset.filter((name) => !(name in typeRules)).sort()).toEqual([
    'typescript/no-unsafe-class-instance-assignment',
    'typescript/no-unsafe-enum-assignment',
    'typescript/require-await',
    'typescript/unbound-method',
  ]);
});

test('oxlint reads every source file of the repository', async () => {
  const read = runNode([oxlint, '-c', config, '--debug=files'], rootDir).trim().split('\n');

  const files = await listSourceFiles(rootDir, sourceFolders, /\.([cm]?js|tsx?)$/);
  expect(files.length).toBeGreaterThan(400);
  expect(read).toEqual(expect.arrayContaining(files));
}, 120_000);

const comment = '// a line\n';

test('a file has at most 300 lines, a function 70', async () => {
  const folder = await makeTemporaryFolder();
  const texts = {
    'fileOf300.js': comment.repeat(300),
    'fileOf301.js': comment.repeat(301),
    'functionOf70.js': `export function functionOf70() {\n${comment.repeat(68)}}\n`,
    'functionOf71.js': `export function functionOf71() {\n${comment.repeat(69)}}\n`,
    'oxlint.config.js': `export { default } from ${JSON.stringify(config)};\n`,
  };
  for (const [file, text] of Object.entries(texts)) await writeFile(path.join(folder, file), text);

  const { reported } = lintFolder(folder);

  expect(Object.fromEntries([...reported].map(([file, names]) => [file, [...names]]))).toEqual({
    'fileOf301.js': ['max-lines'],
    'functionOf71.js': ['max-lines-per-function'],
  });
}, 120_000);
