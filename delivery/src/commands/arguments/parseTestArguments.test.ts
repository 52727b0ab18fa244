import { parseTestArguments } from './parseTestArguments';

test.each([
  [[], { targets: [], rest: [], runsAll: false }],
  [['--all'], { targets: [], rest: [], runsAll: true }],
  [['a.test.ts', 'a title'], { targets: ['a.test.ts', 'a title'], rest: [], runsAll: false }],
  [
    ['a.spec.ts', '--', '--repeat-each=20', '--all'],
    { targets: ['a.spec.ts'], rest: ['--repeat-each=20', '--all'], runsAll: false },
  ],
])('the arguments %j of npm test are parsed', (args, request) => {
  expect(parseTestArguments(args)).toEqual(request);
});

test('--help of npm test lists the options', () => {
  expect(parseTestArguments(['--help'])).toMatchObject({ code: 0 });
  expect(JSON.stringify(parseTestArguments(['--help']))).toContain('npm test -- <file or title>');
});

test.each([
  [['--frob'], 'npm test has no option --frob; npm test -- --help lists what there is'],
  [['--', '--headed'], 'Options for a tool need a file or a title before them'],
])('the arguments %j of npm test are refused in one line', (args, answer) => {
  expect(parseTestArguments(args)).toEqual({ answer, code: 2 });
});
