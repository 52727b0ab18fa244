import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import {
  checkArchitecturePicture,
  drawArchitecture,
  redrawArchitecture,
} from './architecturePicture';
import type { ImportGraph } from './importGraph';

function aGraph(imports: Readonly<Record<string, readonly string[]>>): ImportGraph {
  const modules = Object.entries(imports).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }));
  return { modules, summary: { violations: [] } };
}

const contract = 'shared-contracts/src/remotes/findOwner.ts';

async function aPage(text: string): Promise<string> {
  const file = path.join(await makeTemporaryFolder(), 'architecture.md');
  await writeFile(file, text);
  return file;
}

const emptyPage = 'Words.\n\n<!-- dependencies:begin -->\n<!-- dependencies:end -->\n\nMore.\n';

test('an import of all remotes is drawn once, an import of one remote is drawn from that remote', () => {
  const graph = aGraph({
    'remotes/blog/src/a.ts': [contract, 'design-system/src/index.ts'],
    'remotes/tools/src/b.ts': [contract, 'node_modules/react/index.js'],
    'shell/src/c.ts': ['shell/src/d.ts', contract],
  });

  expect(drawArchitecture(graph).split('\n')).toEqual([
    '```mermaid',
    'flowchart TD',
    '  subgraph remotes',
    '    remotes/blog',
    '    remotes/tools',
    '  end',
    '  remotes --> shared-contracts',
    '  remotes/blog --> design-system',
    '  shell --> shared-contracts',
    '```',
  ]);
});

test('the architecture picture omits tests, fakes and build configurations', () => {
  const graph = aGraph({
    'shell/src/c.test.ts': [contract],
    'shell/src/testing/d.ts': [contract],
    'remotes/blog/webpack.config.js': ['delivery/build/index.js'],
  });

  expect(drawArchitecture(graph)).not.toContain('-->');
});

test('a redrawn page is up to date and keeps its text', async () => {
  const graph = aGraph({ 'shell/src/c.ts': [contract] });
  const file = await aPage(emptyPage);
  expect((await checkArchitecturePicture(file, graph)).problems).toHaveLength(1);

  await redrawArchitecture(file, graph);

  expect((await checkArchitecturePicture(file, graph)).problems).toEqual([]);
  const page = await readFile(file, 'utf8');
  expect(page).toMatch(/^Words\.[^]*shell --> shared-contracts[^]*More\.\n$/);
});

test('an outdated page and a page without markers for the picture are reported', async () => {
  const graph = aGraph({ 'shell/src/c.ts': [contract] });
  const older = await aPage(emptyPage);
  await redrawArchitecture(older, aGraph({}));
  const without = await aPage('Words.');

  expect((await checkArchitecturePicture(older, graph)).problems[0]).toContain('older picture');
  expect((await checkArchitecturePicture(without, graph)).problems[0]).toContain('no place');
});
