import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckReport } from '../checkReport';
import type { ImportGraph } from './importGraph';

export const architecturePage = 'docs/architecture.md';

const begin = '<!-- dependencies:begin -->';
const end = '<!-- dependencies:end -->';

const workspaceOf =
  /^(remotes\/[^/]+|shell|shared-contracts|design-system|backend|delivery|e2e|bench)\//;
/** Tests import more than the product, and a build configuration is not part of the product. */
const notProduct = /\.(test|spec)\.tsx?$|\/testing\/|\.config\.[jt]s$/;

function findWorkspace(file: string): string | undefined {
  return workspaceOf.exec(file)?.[1];
}

function listEdges({ modules }: ImportGraph): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = findWorkspace(source);
    if (from === undefined) continue;
    const targets = edges.get(from) ?? new Set();
    edges.set(from, targets);
    if (notProduct.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = findWorkspace(resolved);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  return edges;
}

/** Draws an import that all remotes share as one edge from the group. */
function groupRemotes(edges: ReadonlyMap<string, Set<string>>): string[] {
  const remotes = [...edges.keys()].filter((name) => name.startsWith('remotes/'));
  const all = (names: readonly string[], has: (name: string) => boolean) =>
    names.length > 0 && names.every(has);
  const lines = new Set<string>();
  for (const [from, targets] of edges) {
    for (const to of targets) {
      const isOfAll = remotes.includes(from) && all(remotes, (name) => !!edges.get(name)?.has(to));
      const isToAll = remotes.includes(to) && all(remotes, (name) => targets.has(name));
      lines.add(`  ${isOfAll ? 'remotes' : from} --> ${isToAll ? 'remotes' : to}`);
    }
  }
  return [...lines].sort();
}

export function drawArchitecture(graph: ImportGraph): string {
  const edges = listEdges(graph);
  const remotes = [...edges.keys()].filter((name) => name.startsWith('remotes/')).sort();
  return [
    '```mermaid',
    'flowchart TD',
    '  subgraph remotes',
    ...remotes.map((remote) => `    ${remote}`),
    '  end',
    ...groupRemotes(edges),
    '```',
  ].join('\n');
}

interface Page {
  before: string;
  picture: string;
  after: string;
}

function splitPage(page: string): Page | undefined {
  const [before, rest] = page.split(begin);
  const [picture, after] = rest?.split(end) ?? [];
  if (before === undefined || picture === undefined || after === undefined) return undefined;
  return { before, picture: picture.trim(), after };
}

export async function checkArchitecturePicture(
  file: string,
  graph: ImportGraph,
): Promise<CheckReport> {
  const page = splitPage(await readFile(file, 'utf8').catch(() => ''));
  if (!page) {
    return {
      problems: [`${path.basename(file)} has no place for the picture: ${begin}`],
      checkedCount: 1,
    };
  }
  const isCurrent = page.picture === drawArchitecture(graph);
  const problems = isCurrent
    ? []
    : [`${path.basename(file)} shows an older picture: npm run fix redraws it`];
  return { problems, checkedCount: 1 };
}

export async function redrawArchitecture(file: string, graph: ImportGraph): Promise<void> {
  const page = splitPage(await readFile(file, 'utf8'));
  if (!page) throw new Error(`${file} has no place for the picture: ${begin}`);
  const { before, after } = page;
  await writeFile(file, `${before}${begin}\n\n${drawArchitecture(graph)}\n\n${end}${after}`);
}
