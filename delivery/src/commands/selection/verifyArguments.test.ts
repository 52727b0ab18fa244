import { parseVerifyArguments } from './verifyArguments';

const known = ['lint', 'import law', 'tests'];

test.each([
  [[], { names: [], runsAll: false, onlyChanged: false }],
  [['--all'], { names: [], runsAll: true, onlyChanged: false }],
  [['--changed'], { names: [], runsAll: false, onlyChanged: true }],
  [['import-law', 'Lint'], { names: ['import law', 'lint'], runsAll: false, onlyChanged: false }],
])('the arguments %j of npm run verify are parsed', (args, request) => {
  expect(parseVerifyArguments(args, known)).toEqual(request);
});

test('an unknown step is refused with the list of steps', () => {
  expect(parseVerifyArguments(['lnt'], known)).toEqual({
    answer: 'There is no step "lnt". Steps: lint, import law, tests',
    code: 2,
  });
});

test('an unknown option is refused in one line, and --help succeeds', () => {
  expect(parseVerifyArguments(['--frob'], known)).toMatchObject({ code: 2 });
  expect(parseVerifyArguments(['--help'], known)).toMatchObject({ code: 0 });
  expect(JSON.stringify(parseVerifyArguments(['--help'], known))).toContain('import law, tests');
});
