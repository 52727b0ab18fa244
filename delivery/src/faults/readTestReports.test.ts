import { readJestReport, readJourneyReport } from './readTestReports';
import { judgeTests } from './selectionResult';

test('a report of Jest tells what passed and which tests failed', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'the rest' },
    { status: 'failed', fullName: 'a name is trimmed' },
    { status: 'pending', fullName: 'on Redis' },
  ];

  const titles = readJestReport(JSON.stringify({ testResults: [{ assertionResults }] }));

  expect(titles).toEqual({ passed: 1, failures: ['a name is trimmed'] });
});

test('a report of journeys tells the same, at every depth and for every project', () => {
  const runs = (...statuses: string[]) =>
    statuses.map((status, at) => ({ status, projectName: at === 0 ? 'desktop' : 'phone' }));
  const inner = {
    specs: [{ title: 'no page is too wide', tests: runs('expected', 'unexpected') }],
  };
  const outer = { specs: [{ title: 'the rest', tests: runs('skipped') }], suites: [inner] };

  const titles = readJourneyReport(JSON.stringify({ suites: [outer] }));

  expect(titles).toEqual({ passed: 1, failures: ['no page is too wide (phone)'] });
});

test.each([
  ['a test that failed', { passed: 3, failures: ['a title'] }, false, 'failed'],
  ['tests that passed', { passed: 3, failures: [] }, true, 'passed'],
  ['a bad end without a test that failed', { passed: 3, failures: [] }, false, 'broken'],
  ['a run in which every test was skipped', { passed: 0, failures: [] }, true, 'broken'],
] as const)('%s is told from the others', (_, titles, isEndedWell, status) => {
  expect(judgeTests(titles, isEndedWell, '').status).toBe(status);
});
