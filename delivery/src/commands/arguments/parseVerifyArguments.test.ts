import { parseVerifyArguments } from './parseVerifyArguments';

const known = ['lint', 'import rules', 'tests'];

test.each([
  [[], { names: [], runsAll: false, onlyChanged: false }],
  [['--all'], { names: [], runsAll: true, onlyChanged: false }],
  [['--changed'], { names: [], runsAll: false, onlyChanged: true }],
  [
    ['import-rules', 'Lint'],
    { names: ['import rules', 'lint'], runsAll: false, onlyChanged: false },
  ],
])('the arguments %j of npm run verify are parsed', (args, request) => {
  expect(parseVerifyArguments(args, known)).toEqual(request);
});

test('an unknown step is refused with the list of steps', () => {
  expect(parseVerifyArguments(['lnt'], known)).toEqual({
    answer: 'There is no step "lnt". Steps: lint, import rules, tests',
    code: 2,
  });
});

test('an unknown option is refused in one line, and --help succeeds', () => {
  expect(parseVerifyArguments(['--frob'], known)).toMatchObject({ code: 2 });
  expect(parseVerifyArguments(['--help'], known)).toMatchObject({ code: 0 });
  expect(JSON.stringify(parseVerifyArguments(['--help'], known))).toContain('import rules, tests');
});
