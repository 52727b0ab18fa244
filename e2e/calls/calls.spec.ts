import { expect, test } from '@playwright/test';
import type { CallRow } from './callRow';
import { callTable } from './callTable';
import { findFaults, findPairFaults } from './judge';
import {
  createExample,
  fieldProbes,
  formProbes,
  type Probe,
  rightProbes,
  tokenProbes,
} from './probes';
import { sendCall } from './sendCall';

type Step = readonly [what: string, run: (row: CallRow) => Promise<string[]>];

function sendAll(list: (row: CallRow) => Promise<Probe[]>): Step[1] {
  return async (row) => {
    const faults: string[] = [];
    for (const probe of await list(row)) {
      faults.push(...findFaults(row, probe, await sendCall(probe.method, row.path, probe.content)));
    }
    return faults;
  };
}

async function sendTwice(row: CallRow): Promise<string[]> {
  const send = (content: Probe['content']) => sendCall(row.method, row.path, content);
  const repeated = await createExample(row);
  const one = await send(repeated);
  const other = await send(repeated);
  const { again = 200 } = row;

  const raced = await createExample(row);
  return [
    ...findPairFaults(row, [one, other], 'twice'),
    ...(other.code === again ? [] : [`the second time: ${other.code}, not ${again}`]),
    ...findPairFaults(row, await Promise.all([send(raced), send(raced)]), 'at once'),
  ];
}

function listSteps({ method, caller }: CallRow): Step[] {
  const steps: (Step | false)[] = [
    ['answers by the contract, whatever else it is sent', sendAll(rightProbes)],
    ['refuses what it cannot understand, field by field', sendAll(fieldProbes)],
    ['refuses another method, another form and too much of it', sendAll(formProbes)],
    method === 'POST' && ['does once what is requested twice, in turn and at once', sendTwice],
    caller === 'account' && ['requires a token and reports an expired one', sendAll(tokenProbes)],
  ];
  return steps.filter((step) => step !== false);
}

for (const row of callTable) {
  test(`${row.method} ${row.path} follows its contract, acts once when repeated and refuses invalid calls`, async () => {
    for (const [what, run] of listSteps(row)) expect.soft(await run(row), what).toEqual([]);
  });
}
