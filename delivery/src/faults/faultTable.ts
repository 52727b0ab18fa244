import type { FaultArea } from './readPlantedFaults';
import type { FaultResult } from './proveFaults';

const statusLabels = { caught: '', missed: 'MISSED by ', unproven: 'UNPROVEN: ' } as const;

export function formatResult(
  { fault, status, found, durationMs }: FaultResult,
  nameWidth: number,
): string {
  const seconds = `${(durationMs / 1000).toFixed(0)} s`.padStart(6);
  return `${fault.name.padEnd(nameWidth)}${seconds}  ${statusLabels[status]}${found}`;
}

/** Counts a fault without proof as missed. */
export function formatTally(results: readonly FaultResult[]): string {
  const caught = results.filter(({ status }) => status === 'caught').length;
  return `${caught} caught, ${results.length - caught} missed`;
}

export function formatList(areas: readonly FaultArea[]): string {
  return areas
    .flatMap(({ area, faults }) => [
      `${area}:`,
      ...faults.map(({ name, title }) => `  ${name}\n    ${title}`),
    ])
    .join('\n');
}
