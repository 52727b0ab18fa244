import { spawnSync } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const rootDir = path.resolve(import.meta.dirname, '../..');
const planted = path.join(import.meta.dirname, 'planted-styles');
const tool = path.join(rootDir, 'node_modules/stylelint/bin/stylelint.mjs');
const config = path.join(rootDir, 'stylelint.config.js');

interface StyleResult {
  source: string;
  ignored?: boolean;
  warnings: { rule: string }[];
}

function runStylelint(cwd: string, args: readonly string[]): string {
  const { stderr } = spawnSync(
    process.execPath,
    [tool, '--config', config, '--formatter', 'json', ...args],
    { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return stderr;
}

/** `--config-basedir` resolves paths in the configuration from the planted folder. */
function lintPlanted(): StyleResult[] {
  return JSON.parse(
    runStylelint(planted, ['--config-basedir', planted, '**/*.css']),
  ) as StyleResult[];
}

/** The first line of a planted sheet names the expected rules; no such line means none. */
async function readExpected(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  return /^\/\* reports: (?<rules>.+) \*\//.exec(text)?.groups?.['rules']?.split(', ').sort() ?? [];
}

async function readRuleNames(): Promise<string[]> {
  const printed = spawnSync(
    process.execPath,
    [tool, '--config', config, '--print-config', 'remotes/blog/src/any.css'],
    { cwd: rootDir, encoding: 'utf8' },
  );
  return Object.keys((JSON.parse(printed.stdout) as { rules: object }).rules);
}

test('each planted style fault is reported by its rule, and every rule has one', async () => {
  const results = lintPlanted();

  const found = results.map(({ source, warnings }) => [
    path.relative(planted, source),
    [...new Set(warnings.map(({ rule }) => rule))].sort(),
  ]);
  const expected = await Promise.all(
    results.map(async ({ source }) => [path.relative(planted, source), await readExpected(source)]),
  );
  expect(found).toEqual(expected);
  expect(new Set(expected.flatMap(([, rules]) => rules))).toEqual(
    new Set([
      ...(await readRuleNames()),
      '--report-descriptionless-disables',
      '--report-needless-disables',
    ]),
  );
}, 60_000);

test('the normal stylelint run ignores the planted faults', () => {
  const report = runStylelint(rootDir, ['delivery/checks/**/*.css']);

  const results = JSON.parse(report) as StyleResult[];
  expect(results.length).toBeGreaterThan(0);
  expect(results.filter(({ ignored }) => !ignored)).toEqual([]);
}, 60_000);

async function readSheets(folder: string): Promise<string[]> {
  const names = await readdir(path.join(rootDir, folder), { recursive: true });
  const sheets = names.filter((name) => name.endsWith('.css') && !name.includes('node_modules'));
  return Promise.all(sheets.map((name) => readFile(path.join(rootDir, folder, name), 'utf8')));
}

test('every design token that a style sheet uses is declared', async () => {
  const sheets = (await Promise.all(['design-system', 'shell', 'remotes'].map(readSheets))).flat();
  const css = sheets.join('\n');

  const used = [...css.matchAll(/var\((?<name>--tg-[a-z0-9-]+)/g)].map(([, name]) => name);
  const declared = new Set([...css.matchAll(/(?<name>--tg-[a-z0-9-]+):/g)].map(([, name]) => name));

  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});
