import { once } from 'node:events';
import { runSteps } from './runSteps';
import type { Step } from './step';

function aRun(lanes: number) {
  const lines: string[] = [];
  const phase = <Result>(_: string, work: () => Promise<Result>) => work();
  const progress = { line: (text: string) => void lines.push(text.split(' ')[0] ?? ''), phase };
  return { lines, options: { rootDir: '/', progress, lanes } };
}

function aStep(name: string, run: Step['run'] = async () => undefined): Step {
  return { name, run };
}

test('every step that passes gets a line', async () => {
  const { lines, options } = aRun(1);

  await runSteps([aStep('format'), aStep('lint'), aStep('types')], options);

  expect(lines).toEqual(['format', 'lint', 'types']);
});

test('the first failure stops what waits and what runs', async () => {
  const { lines, options } = aRun(2);
  let wasAborted = false;
  const slow = aStep('slow', async ({ signal }) => {
    await once(signal, 'abort');
    wasAborted = true;
  });
  const bad = aStep('bad', () => Promise.reject(new Error('two faults')));

  await expect(runSteps([slow, bad, aStep('never')], options)).rejects.toThrow('two faults');

  expect(wasAborted).toBe(true);
  expect(lines).toEqual([]);
});

test('two lanes run two steps at a time', async () => {
  const { lines, options } = aRun(2);
  const meet = new EventTarget();
  const first = aStep('first', async () => {
    await once(meet, 'second');
  });
  const second = aStep('second', async () => void meet.dispatchEvent(new Event('second')));

  await runSteps([first, second], options);

  expect(lines.sort()).toEqual(['first', 'second']);
});
