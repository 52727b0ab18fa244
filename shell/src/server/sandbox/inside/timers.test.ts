import { clearTimer, runDueTask, setTimer, untilNextTask } from './timers';

let ran: unknown[];

beforeEach(() => {
  ran = [];
  jest.useFakeTimers({ now: 1000 });
});

afterEach(() => {
  jest.setSystemTime(1_000_000);
  while (untilNextTask() !== undefined) runDueTask();
  jest.useRealTimers();
});

const note = (...given: unknown[]) => void ran.push(...given);

test('the next task is the one that is due first', () => {
  setTimer(note, 30, 'late');
  setTimer(note, 10, 'early');

  expect(untilNextTask()).toBe(10);
  jest.setSystemTime(1010);
  runDueTask();

  expect(ran).toEqual(['early']);
  expect(untilNextTask()).toBe(20);
});

test('tasks run one at a time, and those due at the same time in order', () => {
  setTimer(note, 0, 'first');
  setTimer(note, 0, 'second');

  runDueTask();
  expect(ran).toEqual(['first']);
  runDueTask();

  expect(ran).toEqual(['first', 'second']);
  expect(untilNextTask()).toBeUndefined();
});

test('a task that is not due does not run', () => {
  setTimer(note, 5, 'late');

  runDueTask();

  expect(ran).toEqual([]);
});

test('a cleared task never runs, and clearing it again has no effect', () => {
  const id = setTimer(note, 0, 'cleared');

  for (const each of [id, id, undefined, 10_000]) clearTimer(each);
  runDueTask();

  expect(ran).toEqual([]);
  expect(untilNextTask()).toBeUndefined();
});

test('an overdue task is due immediately', () => {
  setTimer(note, -50, 'now');

  jest.setSystemTime(2000);
  expect(untilNextTask()).toBe(0);
});

test('a task that throws ends, and the next one runs', () => {
  setTimer(() => {
    throw new Error('boom');
  });
  setTimer(note, 0, 'next');

  runDueTask();
  runDueTask();

  expect(ran).toEqual(['next']);
  expect(untilNextTask()).toBeUndefined();
});
