import { parseVerifyArguments } from './verifyArguments';

const known = ['lint', 'import law', 'tests'];

test.each([
  [[], { names: [], runsAll: false, onlyChanged: false }],
  [['--all'], { names: [], runsAll: true, onlyChanged: false }],
  [['--changed'], { names: [], runsAll: false, onlyChanged: true }],
  [['import-law', 'Lint'], { names: ['import law', 'lint'], runsAll: false, onlyChanged: false }],
])('%j is understood', (args, request) => {
  expect(parseVerifyArguments(args, known)).toEqual(request);
});

test('an unknown step lists those that there are', () => {
  expect(parseVerifyArguments(['lnt'], known)).toEqual({
    answer: 'There is no step "lnt". Steps: lint, import law, tests',
    code: 2,
  });
});

test('an unknown option is refused in one line, help is no refusal', () => {
  expect(parseVerifyArguments(['--frob'], known)).toMatchObject({ code: 2 });
  expect(parseVerifyArguments(['--help'], known)).toMatchObject({ code: 0 });
  expect(JSON.stringify(parseVerifyArguments(['--help'], known))).toContain('import law, tests');
});
