import { existsSync } from 'node:fs';
import path from 'node:path';
import { readingSteps } from '../commands/verification/steps';
import { changeFiles } from './plantFault';
import { readPlantedFaults } from './readPlantedFaults';
import { kindOf } from './selectionKind';

const rootDir = path.resolve(__dirname, '../../..');
const leastInAll = 30;
const leastSubtle = 10;

const everyArea = [
  'backend',
  'contracts',
  'crashes',
  'delivery',
  'messages',
  'releases',
  'remotes',
  'shell',
  'styles',
];

async function readFaults() {
  return (await readPlantedFaults(rootDir)).flatMap(({ faults }) => faults);
}

test('every area has planted faults, and there are at least thirty', async () => {
  const areas = await readPlantedFaults(rootDir);
  const faults = areas.flatMap((area) => area.faults);

  expect(areas.filter((area) => area.faults.length > 0).map(({ area }) => area)).toEqual(everyArea);
  expect(faults.length).toBeGreaterThanOrEqual(leastInAll);
  expect(faults.filter(({ isSubtle }) => isSubtle).length).toBeGreaterThanOrEqual(leastSubtle);
});

test('each planted fault has a unique name', async () => {
  const names = (await readFaults()).map(({ name }) => name);

  expect(names).toEqual([...new Set(names)]);
});

test('each planted fault applies to the current sources and changes them', async () => {
  const problems: string[] = [];
  for (const fault of await readFaults()) {
    try {
      const files = [...(await changeFiles(rootDir, fault)).values()];
      if (files.some(({ before, after }) => before === after)) problems.push(`${fault.name}: none`);
    } catch (error) {
      problems.push(`${fault.name}: ${String(error)}`);
    }
  }

  expect(problems).toEqual([]);
});

test('every test, journey and step that is to catch a planted fault exists', async () => {
  const steps = readingSteps.map(({ name }) => name);
  const isThere = (selection: string) =>
    kindOf(selection) === 'step'
      ? steps.includes(selection)
      : existsSync(path.join(rootDir, selection));

  const missing = (await readFaults()).flatMap(({ name, caughtBy }) =>
    caughtBy.filter((selection) => !isThere(selection)).map((selection) => `${name}: ${selection}`),
  );

  expect(missing).toEqual([]);
});
