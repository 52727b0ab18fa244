import { createTreeCopy, type TreeCopy } from '../faults/createTreeCopy';
import { formatList, formatResult, formatTally } from '../faults/faultTable';
import { plantFault } from '../faults/plantFault';
import type { PlantedFault } from '../faults/plantedFault';
import { proveFaults, type FaultTree } from '../faults/proveFaults';
import { readPlantedFaults } from '../faults/readPlantedFaults';
import { runSelection, type SelectionContext } from '../faults/runSelection';
import { kindOf, wholeSuite } from '../faults/selectionKind';
import { chooseFaults, parseFaultArguments } from './arguments/parseFaultArguments';
import { findBrowser } from './journeys/findBrowser';
import {
  ensurePostgres,
  ensureRedis,
  ensureWebCaches,
  startRealDatabase,
} from './journeys/realServers';
import { untilStopped } from './processes/untilStopped';
import type { Command, CommandContext } from './terminal/command';

/** A fault may make a test hang. */
const longestMs = 30 * 60_000;

type Settings = Omit<SelectionContext, 'treeDir' | 'changedFiles'>;

function toTree({ dir }: TreeCopy, settings: Settings): FaultTree {
  return {
    plant: (fault) => plantFault(dir, fault),
    run(selection, changedFiles) {
      const signal = AbortSignal.any([settings.signal, AbortSignal.timeout(longestMs)]);
      return runSelection(selection, { ...settings, signal, treeDir: dir, changedFiles });
    },
  };
}

async function prove(
  context: CommandContext,
  { faults, suite, jobs }: { faults: readonly PlantedFault[]; suite: boolean; jobs: number },
  signal: AbortSignal,
): Promise<number> {
  const { rootDir, progress } = context;
  const selectionsOf = (fault: PlantedFault) => (suite ? [wholeSuite] : fault.caughtBy);
  const kinds = new Set(faults.flatMap(selectionsOf).map(kindOf));
  const { chromiumPath } = kinds.has('journey') ? await findBrowser(context) : { chromiumPath: '' };
  if (kinds.has('jest')) await ensurePostgres(progress);
  const database = kinds.has('jest') ? await startRealDatabase() : undefined;
  const copies: TreeCopy[] = [];
  try {
    if (kinds.has('jest') || kinds.has('journey')) await ensureRedis(progress);
    if (kinds.has('journey')) await ensureWebCaches(progress);
    await progress.phase('copying the working tree', async () => {
      while (copies.length < Math.min(jobs, faults.length)) {
        copies.push(await createTreeCopy(rootDir));
      }
    });
    const env = database ? { TEST_POSTGRES_URL: database.url } : {};
    const nameWidth = Math.max(...faults.map(({ name }) => name.length)) + 1;
    progress.line('Without a fault:');
    const results = await proveFaults({
      trees: copies.map((copy) => toTree(copy, { env, chromiumPath, workers: 2, signal })),
      faults,
      selectionsOf,
      onBaseline(selection, { status, failures, output = '' }) {
        const why = failures[0] ?? output.trim();
        progress.line(`  ${selection} ${status}${why === '' ? '' : `: ${why}`}`);
      },
      onResult: (result) => progress.line(formatResult(result, nameWidth)),
      signal,
      now: () => performance.now(),
    });
    progress.line(formatTally(results));
    return results.every(({ status }) => status === 'caught') ? 0 : 1;
  } finally {
    for (const copy of copies) await copy.remove();
    await database?.stop();
  }
}

export const run: Command = async (context) => {
  const { list, suite, jobs, names } = parseFaultArguments(context.args);
  const areas = await readPlantedFaults(context.rootDir);
  if (list) {
    context.progress.line(formatList(areas));
    return 0;
  }
  const faults = chooseFaults(areas, names);
  return untilStopped(async (signal) => {
    try {
      return await prove(context, { faults, suite, jobs }, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      context.progress.line('stopped');
      return 1;
    }
  });
};
