import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import type { ImportGraph } from '../../checks/structure/importGraph';
import { sourceFolders } from '../../checks/sourceFiles';

/** Unit and component tests whose pass is cached as a whole. */
export interface TestGroup {
  name: string;
  holds: (testFile: string) => boolean;
  /** Whether a result may depend on this file. */
  reads: (file: string) => boolean;
  /** With `--changed`: whether a change of this file runs the group. */
  isConcernedBy: (file: string) => boolean;
  /** Whether the tests use PostgreSQL or Redis if available. */
  usesServers?: boolean;
}

export const testFile = /^(?!.*\/planted-).*\.test\.tsx?$/;

/** Configuration and fakes of many tests. */
const readByAll = /^(jest\.config\.js|delivery\/testing\/.*|(.*\/)?(package|tsconfig)\.json)$/;

function isBelow(folders: readonly string[]) {
  return (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
}

function group(name: string, folder: string, alsoReads: readonly string[] = []): TestGroup {
  const inFolders = isBelow([folder, ...alsoReads]);
  const reads = (file: string) => readByAll.test(file) || inFolders(file);
  return { name: `${name} tests`, holds: isBelow([folder]), reads, isConcernedBy: reads };
}

/** These tests read the whole repository but only test its rules. */
const rules: TestGroup = {
  name: 'rules tests',
  holds: isBelow(['delivery/checks']),
  reads: (file) => !file.endsWith('.md'),
  isConcernedBy: (file) =>
    isBelow(['delivery/checks', 'delivery/src/checks'])(file) || /^[^/]*\.(c?js|json)$/.test(file),
};

function deliveryGroup(): TestGroup {
  const delivery = group('delivery', 'delivery', [
    'backend',
    'shell',
    'remotes',
    'shared-contracts',
    'design-system',
  ]);
  return {
    ...delivery,
    holds: (file) => delivery.holds(file) && !rules.holds(file),
    usesServers: true,
  };
}

const contracts = 'shared-contracts';
const screens = [contracts, 'design-system'];

export const testGroups: readonly TestGroup[] = [
  { ...group('backend', 'backend', [contracts]), usesServers: true },
  deliveryGroup(),
  group('shell', 'shell', [...screens, 'backend/content']),
  rules,
  ...remoteNames.map((name) => group(name, `remotes/${name}`, screens)),
  group('design system', 'design-system', [contracts]),
  group('contracts', contracts),
];

export function findGroup(file: string): TestGroup | undefined {
  return testGroups.find(({ holds }) => holds(file));
}

const ofRepository = isBelow(sourceFolders);

function listReached(graph: ImportGraph, start: string): Set<string> {
  const imports = new Map(
    graph.modules.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved),
    ]),
  );
  const reached = new Set([start]);
  for (const file of reached) {
    for (const next of imports.get(file) ?? []) {
      if (ofRepository(next)) reached.add(next);
    }
  }
  return reached;
}

/** Reports imports of tests that do not run their group again when they change. */
export function findForgottenInputs(graph: ImportGraph): string[] {
  const problems = new Set<string>();
  for (const { source } of graph.modules.filter((each) => testFile.test(each.source))) {
    const owner = findGroup(source);
    if (!owner) {
      problems.add(`${source}: no group of testGroups.ts holds it`);
      continue;
    }
    for (const file of listReached(graph, source)) {
      if (!owner.reads(file)) problems.add(`${owner.name} reach ${file}: name it in testGroups.ts`);
    }
  }
  return [...problems];
}
