import { compareTestMap, findNamedTests } from './testMap';

const files = ['backend/src/log.test.ts', 'e2e/http/heads.spec.ts'];

function aMap(...rows: string[]): string {
  return ['| Promise | Held by | Level |', '| --- | --- | --- |', ...rows].join('\n');
}

const logRow = '| Rows of a database error are not logged | `backend/src/` | function |';
const headRow = '| A page names its languages | `e2e/http/heads.spec.ts` | HTTP |';

test('a map that names every test file has no problems', () => {
  expect(compareTestMap(aMap(logRow, headRow), files)).toEqual({ problems: [], checkedCount: 2 });
});

test.each([
  [
    'a test file that no row names',
    aMap(logRow),
    ['e2e/http/heads.spec.ts holds no promise of the map'],
  ],
  [
    'a row that names a missing file',
    aMap(logRow, headRow, '| Old | `e2e/old.spec.ts` | page |'),
    ['e2e/old.spec.ts holds no test'],
  ],
  [
    'a folder without tests',
    aMap(logRow, headRow, '| Old | `bench/` | page |'),
    ['bench/ holds no test'],
  ],
  [
    'an unknown level',
    aMap(logRow, headRow.replace('HTTP', 'http')),
    ['"A page names its languages" has the unknown level "http"'],
  ],
])('%s is reported', (_, page, problems) => {
  expect(compareTestMap(page, files).problems).toEqual(problems);
});

test('a page may name some tests, but only files that exist', () => {
  const page = '| 1.2.4 | Bound | `backend/src/log.test.ts`, `e2e/old.spec.ts` |';

  expect(findNamedTests(page, files)).toEqual({
    problems: ['e2e/old.spec.ts is no test'],
    checkedCount: 2,
  });
  expect(findNamedTests('# Security', files).problems).toEqual(['no tests were found to check']);
});

test('a page without a map is reported', () => {
  expect(compareTestMap('# Testing', []).problems).toEqual(['no rows were found to check']);
});
