import { judgeTests } from './selectionResult';

test.each([
  ['a test that failed', { passed: 3, failures: ['a title'] }, false, 'failed'],
  ['tests that passed', { passed: 3, failures: [] }, true, 'passed'],
  ['a bad end without a test that failed', { passed: 3, failures: [] }, false, 'broken'],
  ['a run in which every test was skipped', { passed: 0, failures: [] }, true, 'broken'],
] as const)('%s is judged correctly', (_, titles, isEndedWell, status) => {
  expect(judgeTests(titles, isEndedWell, '').status).toBe(status);
});
