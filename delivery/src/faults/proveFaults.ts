import type { PlantedFault } from './plantedFault';
import type { SelectionResult } from './selectionResult';

export interface FaultTree {
  plant: (fault: PlantedFault) => Promise<() => Promise<void>>;
  run: (selection: string, changedFiles: readonly string[]) => Promise<SelectionResult>;
}

export interface FaultResult {
  fault: PlantedFault;
  /** `unproven`: every selection also fails without the fault, or its tool crashes with it. */
  status: 'caught' | 'missed' | 'unproven';
  /** The selection that caught it and its first failure, or why nothing is proved. */
  found: string;
  durationMs: number;
}

export interface ProofOptions {
  /** Each works on one fault at a time. */
  trees: readonly FaultTree[];
  faults: readonly PlantedFault[];
  /** Selections to run for a fault, cheapest first. */
  selectionsOf: (fault: PlantedFault) => readonly string[];
  onBaseline: (selection: string, result: SelectionResult) => void;
  onResult: (result: FaultResult) => void;
  signal: AbortSignal;
  now: () => number;
}

/** Runs `work` for each item, with one item at a time per tree. */
async function share<Item>(
  trees: readonly FaultTree[],
  items: readonly Item[],
  signal: AbortSignal,
  work: (tree: FaultTree, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const endings = await Promise.allSettled(
    trees.map(async (tree) => {
      try {
        for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
          await work(tree, item);
        }
      } finally {
        waiting.length = 0;
      }
    }),
  );
  // Throws only when no tree is in use, because the caller then removes the trees.
  for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
}

/** A test that fails without a fault proves nothing. */
async function runBaseline({ trees, faults, selectionsOf, onBaseline, signal }: ProofOptions) {
  const sound = new Set<string>();
  const selections = [...new Set(faults.flatMap(selectionsOf))];
  await share(trees, selections, signal, async (tree, selection) => {
    const result = await tree.run(selection, []);
    signal.throwIfAborted();
    if (result.status === 'passed') sound.add(selection);
    onBaseline(selection, result);
  });
  return sound;
}

/** The one line of the output that fits into a table. */
function findReason(output: string): string {
  const lines = output.trim().split('\n');
  return lines.find((line) => line.includes('Error')) ?? lines.at(-1) ?? '';
}

async function runPlanted(
  tree: FaultTree,
  fault: PlantedFault,
  selections: readonly string[],
): Promise<Pick<FaultResult, 'status' | 'found'>> {
  const changedFiles = fault.changes.map(({ file }) => file);
  const broken: string[] = [];
  const uproot = await tree.plant(fault);
  try {
    for (const selection of selections) {
      const { status, failures, output = '' } = await tree.run(selection, changedFiles);
      if (status === 'failed') {
        return { status: 'caught', found: `${selection}: ${failures[0] ?? ''}` };
      }
      if (status === 'broken') broken.push(`${selection} broke: ${findReason(output)}`);
    }
  } finally {
    await uproot();
  }
  if (broken.length > 0) return { status: 'unproven', found: broken.join('\n') };
  return { status: 'missed', found: selections.join(', ') };
}

/** Only a test that passes without a fault and fails with it counts; a crashing tool does not. */
export async function proveFaults(options: ProofOptions): Promise<FaultResult[]> {
  const { trees, faults, selectionsOf, onResult, signal, now } = options;
  const sound = await runBaseline(options);
  const results: FaultResult[] = [];
  await share(trees, faults, signal, async (tree, fault) => {
    const startedAt = now();
    const selections = selectionsOf(fault).filter((selection) => sound.has(selection));
    const outcome =
      selections.length > 0
        ? await runPlanted(tree, fault, selections)
        : ({ status: 'unproven', found: 'its tests fail without the fault too' } as const);
    signal.throwIfAborted();
    const result = { fault, ...outcome, durationMs: now() - startedAt };
    results.push(result);
    onResult(result);
  });
  return results;
}
