import type { ImportGraph } from '../../checks/structure/importGraph';
import { findForgottenInputs, findGroup, testGroups } from './testGroups';

function aGraph(imports: Readonly<Record<string, readonly string[]>>): ImportGraph {
  const modules = Object.entries(imports).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }));
  return { modules, summary: { violations: [] } };
}

test.each([
  ['remotes/blog/src/shared/blogPaths.test.ts', 'blog tests'],
  ['delivery/checks/messages.test.ts', 'rules tests'],
  ['delivery/src/checks/messages/checkWorkspaceMessages.test.ts', 'delivery tests'],
  ['bench/a.test.ts', undefined],
])('%s belongs to %p', (file, name) => {
  expect(findGroup(file)?.name).toBe(name);
});

test('groups have unique names', () => {
  expect(new Set(testGroups.map(({ name }) => name)).size).toBe(testGroups.length);
});

test('a group runs again only for its own sources and its declared inputs', () => {
  const blog = findGroup('remotes/blog/src/a.test.ts');

  const reads = (file: string) => blog?.reads(file);
  expect(reads('remotes/blog/src/a.ts')).toBe(true);
  expect(reads('design-system/src/tokens.css')).toBe(true);
  expect(reads('delivery/testing/renderRemote.tsx')).toBe(true);
  expect(reads('jest.config.js')).toBe(true);
  expect(reads('remotes/tools/src/a.ts')).toBe(false);
  expect(reads('docs/glossary.md')).toBe(false);
});

test('an import outside the inputs of a test is reported, even if it is indirect', () => {
  const graph = aGraph({
    'remotes/blog/src/a.test.ts': [
      'remotes/blog/src/a.ts',
      'node_modules/react/index.js',
      'fs/promises',
    ],
    'remotes/blog/src/a.ts': ['shell/src/b.ts'],
    'shell/src/b.ts': ['shell/src/c.ts'],
    'shell/src/c.ts': [],
    'shell/src/d.ts': ['backend/src/e.ts'],
    'node_modules/react/index.js': [],
    'fs/promises': [],
  });

  expect(findForgottenInputs(graph)).toEqual([
    'blog tests reach shell/src/b.ts: name it in testGroups.ts',
    'blog tests reach shell/src/c.ts: name it in testGroups.ts',
  ]);
});

test('a test outside every group is reported', () => {
  expect(findForgottenInputs(aGraph({ 'bench/a.test.ts': [] }))).toEqual([
    'bench/a.test.ts: no group of testGroups.ts holds it',
  ]);
});
