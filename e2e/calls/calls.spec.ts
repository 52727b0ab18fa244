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

async function sendAll(row: CallRow, probes: readonly Probe[]): Promise<void> {
  for (const probe of probes) {
    judge(row, probe, await sendCall(probe.method, row.path, probe.content));
  }
}

const nameOf = ({ method, path }: CallRow) => `${method} ${path}`;

for (const row of callTable) {
  test(`${nameOf(row)} answers as the contract says, whatever else it is sent`, async () => {
    await sendAll(row, await rightProbes(row));

    expect(test.info().errors).toEqual([]);
  });

  test(`${nameOf(row)} refuses what it cannot understand, field by field`, async () => {
    await sendAll(row, await fieldProbes(row));

    expect(test.info().errors).toEqual([]);
  });

  test(`${nameOf(row)} refuses another method, another form and too much of it`, async () => {
    await sendAll(row, await formProbes(row));

    expect(test.info().errors).toEqual([]);
  });
}

for (const row of callTable.filter(({ method }) => method === 'POST')) {
  test(`${nameOf(row)} does once what is asked twice, one after the other and at once`, async () => {
    const send = (content: Probe['content']) => sendCall(row.method, row.path, content);
    const repeated = await createExample(row);
    const one = await send(repeated);
    const other = await send(repeated);
    judgePair(row, [one, other], 'twice');

    const raced = await createExample(row);
    judgePair(row, await Promise.all([send(raced), send(raced)]), 'at once');

    expect(other.code).toBe(row.again ?? 200);
  });
}

for (const row of callTable.filter(({ caller }) => caller === 'account')) {
  test(`${nameOf(row)} wants a token, and says of a dead one that it is dead`, async () => {
    await sendAll(row, await tokenProbes(row));

    expect(test.info().errors).toEqual([]);
  });
}
