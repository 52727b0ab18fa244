import { parseArgs } from 'node:util';
import type { PlantedFault } from '../../faults/plantedFault';
import type { FaultArea } from '../../faults/readPlantedFaults';
import { CommandFailure } from '../bootstrap/failure.js';

export function parseFaultArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        list: { type: 'boolean', default: false },
        suite: { type: 'boolean', default: false },
        jobs: { type: 'string', default: '1' },
      },
    });
    const jobs = Number(values.jobs);
    if (!Number.isInteger(jobs) || jobs < 1) throw new Error('--jobs takes a whole number from 1');
    return { ...values, jobs, names: positionals };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandFailure(
      `${reason}\nnpm run faults -- [--list] [--suite] [--jobs <number>] [<name or area>…]`,
      { cause },
    );
  }
}

export function chooseFaults(
  areas: readonly FaultArea[],
  names: readonly string[],
): PlantedFault[] {
  const all = areas.flatMap(({ area, faults }) => faults.map((fault) => ({ area, fault })));
  const unknown = names.filter(
    (name) => !all.some(({ area, fault }) => area === name || fault.name === name),
  );
  if (unknown.length > 0) {
    throw new CommandFailure(`There is no fault ${unknown.join(', ')}: npm run faults -- --list`);
  }
  return all
    .filter(
      ({ area, fault }) => names.length === 0 || names.some((n) => [area, fault.name].includes(n)),
    )
    .map(({ fault }) => fault);
}
