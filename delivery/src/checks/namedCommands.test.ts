import { findUnknownCommands } from './namedCommands';

const scripts = ['release', 'verify'];

test.each([
  '`npm run verify -- --changed` answers',
  'npm run release -- publish blog',
  'npm run release -- token blog --name ci',
  '`npm run release`',
])('%s exists', (text) => {
  expect(findUnknownCommands(text, scripts)).toEqual([]);
});

test('a command that does not exist is reported', () => {
  const text = 'Write `npm run lint`, then `npm run release -- blog`.';

  expect(findUnknownCommands(text, scripts)).toEqual(['npm run lint', 'npm run release -- blog']);
});
