import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { checkArchitectureStops } from './checkArchitectureStops';

function draw(...stops: readonly string[]): string {
  const nodes = stops.map((name, index) => `  n${index}["${name}<br>src/${name}.ts"]`);
  return ['```mermaid', 'flowchart LR', ...nodes, '```'].join('\n');
}

async function check(page: string): Promise<readonly string[]> {
  const rootDir = await makeTemporaryFolder();
  await mkdir(path.join(rootDir, 'src'));
  await writeFile(path.join(rootDir, 'src/settle.ts'), 'export async function settle() {}\n');
  await writeFile(path.join(rootDir, 'page.md'), page);
  return (await checkArchitectureStops(rootDir, 'page.md')).problems;
}

test('a picture of functions that exist passes', async () => {
  expect(await check(draw('settle'))).toEqual([]);
});

test('a stop that its file does not export is reported', async () => {
  expect(await check(draw('settle', 'refund'))).toEqual([
    'page.md: src/refund.ts exports no refund',
  ]);
});

test('a picture of more than eight stops is reported', async () => {
  expect(await check(draw(...Array.from({ length: 9 }, () => 'settle')))).toEqual([
    'page.md: the picture from settle on has too many stops',
  ]);
});

test('a page without pictures of code is reported', async () => {
  expect(await check('```mermaid\nflowchart LR\n  a --> b\n```')).toEqual([
    'no pictures were found to check',
  ]);
});
