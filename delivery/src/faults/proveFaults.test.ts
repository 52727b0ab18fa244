import type { PlantedFault } from './plantedFault';
import { proveFaults, type FaultTree } from './proveFaults';
import type { SelectionResult } from './selectionResult';

function aFault(name: string, ...caughtBy: string[]): PlantedFault {
  const changes = [{ file: `${name}.ts`, from: 'right', to: 'wrong' }];
  return { name, title: name, changes, caughtBy, caughtAtReference: true };
}

const passed: SelectionResult = { status: 'passed', failures: [] };
const failed: SelectionResult = { status: 'failed', failures: ['a title'] };
const broken: SelectionResult = { status: 'broken', failures: [], output: 'out of memory' };

/** A fake tree with two results for each selection: without and with a fault. */
function aTree(answers: Record<string, readonly [SelectionResult, SelectionResult]>) {
  const planted: string[] = [];
  const ran: string[] = [];
  const tree: FaultTree = {
    async plant({ name }) {
      planted.push(name);
      return async () => void planted.pop();
    },
    async run(selection, changedFiles) {
      ran.push([selection, ...changedFiles, ...planted].join(' '));
      const [without = passed, within = passed] = answers[selection] ?? [];
      return planted.length === 0 ? without : within;
    },
  };
  return { tree, planted, ran };
}

async function prove(
  trees: readonly FaultTree[],
  faults: readonly PlantedFault[],
  signal = new AbortController().signal,
) {
  return proveFaults({
    trees,
    faults,
    selectionsOf: ({ caughtBy }) => caughtBy,
    onBaseline: () => undefined,
    onResult: () => undefined,
    signal,
    now: () => 0,
  });
}

test('a fault is caught by the first failing test, and the result names it', async () => {
  const { tree, ran, planted } = aTree({ 'a.test.ts': [passed, failed] });

  const results = await prove([tree], [aFault('x', 'a.test.ts', 'b.test.ts')]);

  expect(results).toMatchObject([{ status: 'caught', found: 'a.test.ts: a title' }]);
  expect(ran).toEqual(['a.test.ts', 'b.test.ts', 'a.test.ts x.ts x']);
  expect(planted).toEqual([]);
});

test('a fault is missed if every test passes', async () => {
  const { tree } = aTree({});

  const results = await prove([tree], [aFault('x', 'a.test.ts', 'b.test.ts')]);

  expect(results).toMatchObject([{ status: 'missed', found: 'a.test.ts, b.test.ts' }]);
});

test('a test that already fails without the fault is not run with it', async () => {
  const { tree, ran } = aTree({ 'a.test.ts': [failed, failed] });

  const results = await prove([tree], [aFault('x', 'a.test.ts')]);

  expect(results).toMatchObject([{ status: 'unproven' }]);
  expect(ran).toEqual(['a.test.ts']);
});

test('a crashing tool does not count as catching the fault', async () => {
  const { tree } = aTree({ 'a.test.ts': [passed, broken] });

  const results = await prove([tree], [aFault('x', 'a.test.ts')]);

  expect(results).toMatchObject([{ status: 'unproven', found: 'a.test.ts broke: out of memory' }]);
});

test('a selection that several faults share runs without a fault once', async () => {
  const { tree, ran } = aTree({ 'a.test.ts': [passed, failed] });

  await prove([tree], [aFault('x', 'a.test.ts'), aFault('y', 'a.test.ts')]);

  expect(ran).toEqual(['a.test.ts', 'a.test.ts x.ts x', 'a.test.ts y.ts y']);
});

test('several trees share the faults, and each tree has one at a time', async () => {
  const trees = [aTree({}), aTree({})];
  const names = ['u', 'v', 'w'];

  const results = await prove(
    trees.map(({ tree }) => tree),
    names.map((name) => aFault(name, 'a.test.ts')),
  );

  expect(results.map(({ fault }) => fault.name).sort()).toEqual(names);
  const withFault = trees.flatMap(({ ran }) => ran).filter((run) => run !== 'a.test.ts');
  expect(withFault.sort()).toEqual(names.map((name) => `a.test.ts ${name}.ts ${name}`));
});

test('an aborted run reverts the fault and reports no result', async () => {
  const stop = new AbortController();
  const { tree, planted, ran } = aTree({ 'a.test.ts': [passed, failed] });
  const stopping: FaultTree = {
    ...tree,
    async run(selection, files) {
      if (planted.length > 0) stop.abort();
      return tree.run(selection, files);
    },
  };
  const faults = [aFault('x', 'a.test.ts'), aFault('y', 'a.test.ts')];

  await expect(prove([stopping], faults, stop.signal)).rejects.toThrow('aborted');

  expect(planted).toEqual([]);
  expect(ran).toEqual(['a.test.ts', 'a.test.ts x.ts x']);
});

test('when one tree fails, the others finish their current fault and start no other', async () => {
  const { tree, ran } = aTree({});
  const failing: FaultTree = { ...tree, plant: () => Promise.reject(new Error('disk full')) };
  const names = ['u', 'v', 'w', 'x'];

  const proof = prove(
    [failing, tree],
    names.map((name) => aFault(name, 'a.test.ts')),
  );

  await expect(proof).rejects.toThrow('disk full');
  expect(ran.length).toBeLessThan(names.length);
});
