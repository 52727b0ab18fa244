import type { PlantedFault } from './plantedFault';
import type { SelectionResult } from './selectionResult';

/** A working copy in which faults are planted, one after the other. */
export interface FaultTree {
  plant: (fault: PlantedFault) => Promise<() => Promise<void>>;
  run: (selection: string, changedFiles: readonly string[]) => Promise<SelectionResult>;
}

export interface FaultResult {
  fault: PlantedFault;
  /** `unproven`: every selection fails without the fault too, or its tool breaks with it. */
  status: 'caught' | 'missed' | 'unproven';
  /** The selection that caught it and its first failure, or why nothing is proved. */
  found: string;
  durationMs: number;
}

export interface ProofOptions {
  /** Each works on one fault at a time. */
  trees: readonly FaultTree[];
  faults: readonly PlantedFault[];
  /** What to run for a fault; the cheapest first. */
  selectionsOf: (fault: PlantedFault) => readonly string[];
  onBaseline: (selection: string, result: SelectionResult) => void;
  onResult: (result: FaultResult) => void;
  signal: AbortSignal;
  now: () => number;
}

/** Takes from the front of a list until nothing is left, as many at a time as there are trees. */
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
  // Only when no tree is in use any more: whoever called removes them.
  for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
}

/** A test that fails without any fault proves nothing about one. */
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

/** Of everything that a tool said the line that fits into a table. */
function findReason(said: string): string {
  const lines = said.trim().split('\n');
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
      const { status, failures, said = '' } = await tree.run(selection, changedFiles);
      if (status === 'failed') {
        return { status: 'caught', found: `${selection}: ${failures[0] ?? ''}` };
      }
      if (status === 'broken') broken.push(`${selection} broke: ${findReason(said)}`);
    }
  } finally {
    await uproot();
  }
  if (broken.length > 0) return { status: 'unproven', found: broken.join('\n') };
  return { status: 'missed', found: selections.join(', ') };
}

/**
 * Plants each fault and runs the tests that are to catch it. What is run passes without the fault
 * first, and a fault is caught only where a test says so: a tool that breaks has found nothing.
 */
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
