import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { housePlugin } from '../src/checks/lint/housePlugin.js';

const rootDir = path.resolve(import.meta.dirname, '../..');
const planted = path.join(import.meta.dirname, 'planted-lint');

interface LintResult {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

const config = path.join(rootDir, 'eslint.config.js');

function runNode(args: readonly string[], input?: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: planted,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...(input !== undefined && { input }),
  });
  expect(stderr).toBe('');
  return stdout;
}

function lint(args: readonly string[], input?: string): LintResult[] {
  const tool = path.join(rootDir, 'node_modules/eslint/bin/eslint.js');
  const options = ['--config', config, '--format', 'json'];
  return JSON.parse(runNode([tool, ...options, ...args], input)) as LintResult[];
}

/** The level of every rule that a file is under. */
function readLevels(files: readonly string[]): Record<string, number[]> {
  const script = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint({ overrideConfigFile: ${JSON.stringify(config)} });
    const levels = {};
    for (const file of ${JSON.stringify(files)}) {
      const { rules } = await eslint.calculateConfigForFile(file);
      levels[file] = Object.values(rules).map(([level]) => level);
    }
    console.log(JSON.stringify(levels));
  `;
  const text = runNode(['--input-type=module', '--eval', script]);
  return JSON.parse(text) as Record<string, number[]>;
}

function listReported({ messages }: LintResult): string[] {
  const names = messages.map(({ ruleId, message }) =>
    ruleId === null && message.startsWith('Unused eslint-disable')
      ? 'unused suppression'
      : (ruleId ?? message),
  );
  return [...new Set(names)].sort();
}

/** A planted file names in its first line what must be reported of it; without one, nothing. */
async function readExpected(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  const rules = /^\/\/ reports: (?<rules>.+)$/m.exec(text)?.groups?.['rules'];
  return rules?.split(', ').sort() ?? [];
}

test('each planted fault is reported by its rule, and nothing else is', async () => {
  const results = lint(['.']);
  const found = results.map((result) => [
    path.relative(planted, result.filePath),
    listReported(result),
  ]);
  const expected = await Promise.all(
    results.map(async ({ filePath }) => [
      path.relative(planted, filePath),
      await readExpected(filePath),
    ]),
  );

  expect(found).toEqual(expected);
  const proven = new Set(expected.flatMap(([, rules]) => rules));
  for (const name of Object.keys(housePlugin.rules)) expect(proven).toContain(`house/${name}`);
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

  for (const file of files) {
    expect(levels[file]?.length).toBeGreaterThan(100);
    expect(levels[file]).not.toContain(1);
  }
}, 120_000);

const comment = '// a line\n';

test.each([
  { name: 'a file of 300 lines', code: comment.repeat(300), expected: [] },
  { name: 'a file of 301 lines', code: comment.repeat(301), expected: ['max-lines'] },
  {
    name: 'a function of 101 lines',
    code: `export function sail() {\n${comment.repeat(99)}}\n`,
    expected: ['max-lines-per-function'],
  },
])(
  '$name',
  ({ code, expected }) => {
    const [result] = lint(['--stdin', '--stdin-filename', 'delivery/build/long.js'], code);

    expect(result && listReported(result)).toEqual(expected);
  },
  120_000,
);
