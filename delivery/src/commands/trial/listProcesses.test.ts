import { findCompiler, findFamily, parseProcesses } from './listProcesses';

const text = `    1     0   1200 /sbin/init
  100     1 204800 node server.js
  101   100  51200 /usr/bin/node /srv/site/render.cjs --max=1
  102   101    100 sh -c true
  200     1   9000 node other.js
`;

test('the output of ps is parsed with memory and full command', () => {
  expect(parseProcesses(text)[2]).toEqual({
    pid: 101,
    parent: 100,
    residentBytes: 52_428_800,
    command: '/usr/bin/node /srv/site/render.cjs --max=1',
  });
});

test('a process family is a process with all its descendants', () => {
  const family = findFamily(parseProcesses(text), 100);

  expect(family.map(({ pid }) => pid)).toEqual([100, 101, 102]);
});

test.each([
  ['/site/node_modules/@esbuild/linux-x64/bin/esbuild --service=0.28.2 --ping', true],
  ['node --import tsx backend/src/commands/server.ts', true],
  ['node /site/node_modules/webpack/bin/webpack.js', true],
  ['/usr/bin/node --max-old-space-size=192 /site/shell/build/server/render.cjs', false],
  ['/usr/bin/node --no-warnings --eval /* webpack/runtime/define property getters */', false],
])('%s compiles: %s', (command, isCompiler) => {
  const found = findCompiler(parseProcesses(`1 0 1 ${command}`));

  expect(found !== undefined).toBe(isCompiler);
});
