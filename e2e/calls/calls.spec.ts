import { expect, test } from '@playwright/test';
import type { CallRow } from './callRow';
import { callTable } from './callTable';
import { judge, judgePair } from './judge';
import {
  createExample,
  fieldProbes,
  formProbes,
  type Probe,
  rightProbes,
  tokenProbes,
} from './probes';
import { sendCall } from './sendCall';

type Step = readonly [what: string, run: (row: CallRow) => Promise<void>];

/** Sends every probe of a list; each answer is judged under the name of its probe. */
function sendAll(list: (row: CallRow) => Promise<Probe[]>): Step[1] {
  return async (row) => {
    for (const probe of await list(row)) {
      judge(row, probe, await sendCall(probe.method, row.path, probe.content));
    }
  };
}

async function sendTwice(row: CallRow): Promise<void> {
  const send = (content: Probe['content']) => sendCall(row.method, row.path, content);
  const repeated = await createExample(row);
  const one = await send(repeated);
  const other = await send(repeated);
  judgePair(row, [one, other], 'twice');
  expect.soft(other.code, 'the second time').toBe(row.again ?? 200);

  const raced = await createExample(row);
  judgePair(row, await Promise.all([send(raced), send(raced)]), 'at once');
}

/** Every way in which a call is made. */
function listSteps({ method, caller }: CallRow): Step[] {
  const steps: (Step | false)[] = [
    ['answers as the contract says, whatever else it is sent', sendAll(rightProbes)],
    ['refuses what it cannot understand, field by field', sendAll(fieldProbes)],
    ['refuses another method, another form and too much of it', sendAll(formProbes)],
    method === 'POST' && ['does once what is asked twice, in turn and at once', sendTwice],
    caller === 'account' && ['wants a token, and says of a dead one so', sendAll(tokenProbes)],
  ];
  return steps.filter((step) => step !== false);
}

for (const row of callTable) {
  test(`${row.method} ${row.path} does what the contract says, once, and refuses all else`, async () => {
    for (const [what, run] of listSteps(row)) await test.step(what, () => run(row));

    expect(test.info().errors).toEqual([]);
  });
}
