import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readImportGraph } from '../src/checks/structure/importGraph';
import { checkImportRules } from '../src/checks/structure/checkImportRules';
import { listSourceFiles, sourceFolders } from '../src/checks/sourceFiles';

const rootDir = path.resolve(import.meta.dirname, '../..');
const planted = path.join(import.meta.dirname, 'planted-violations');
const sources = /\.tsx?$/;

const { forbidden } = createRequire(path.join(rootDir, 'package.json'))(
  './.dependency-cruiser.cjs',
) as { forbidden: { name: string }[] };

const rules = forbidden.map(({ name }) => name);

async function readPlanted() {
  const folders = sourceFolders.filter((folder) => folder !== 'bench');
  const graph = await readImportGraph({ rootDir, cwd: planted, folders });
  return { graph, files: await listSourceFiles(planted, folders, sources) };
}

/** The first line of a planted file names the rule that it breaks. */
async function readExpected(files: readonly string[]): Promise<string[]> {
  const firstLines = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(planted, file), 'utf8');
      return { file, rule: /^\/\/ (?<rule>[a-z0-9-]+)$/m.exec(text)?.groups?.['rule'] };
    }),
  );
  return firstLines.flatMap(({ file, rule }) => (rule === undefined ? [] : `${rule}: ${file}`));
}

test('every planted violation is reported under the rule it breaks', async () => {
  const { graph, files } = await readPlanted();
  const expected = await readExpected(files);

  const reported = graph.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);

  expect(reported).toEqual(expect.arrayContaining(expected));
  expect(new Set(expected.map((line) => line.split(':')[0]))).toEqual(new Set(rules));
}, 120_000);

test('a source file that the tool did not read is reported', () => {
  const nothingRead = { modules: [], summary: { violations: [] } };

  expect(checkImportRules(nothingRead, ['shell/src/a.ts']).problems).toEqual([
    'shell/src/a.ts was not read',
  ]);
  expect(checkImportRules(nothingRead, []).problems).toEqual(['no modules were found to check']);
});
