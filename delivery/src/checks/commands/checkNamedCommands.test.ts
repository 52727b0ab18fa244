import path from 'node:path';
import { createCommandParsers } from './createCommandParsers';
import { findWrongCommands } from './checkNamedCommands';

const parsers = createCommandParsers({
  rootDir: path.resolve(import.meta.dirname, '../../../..'),
  stepNames: ['lint', 'blog tests'],
});

const check = (page: string) => findWrongCommands(page, parsers);

test.each([
  '`npm run verify -- --changed` answers',
  "`npm run verify -- lint 'blog tests'`",
  '`npm run release -- publish blog`',
  '`npm run release -- activate <remote>@<version> --site SITE`',
  "`DATABASE_URL=… npm run release -- token blog --name ci --person 'Ada Lovelace'`",
  '`npm run release`',
  '`npm run bench -- swaps [count]`',
  '`npm test -- <file or\ntitle>`',
  '```sh\nnpm test -- money.test.ts     # a comment\nnpm run build -- --try\n```',
])('%j is valid', async (page) => {
  expect(await check(page)).toEqual([]);
});

test.each([
  'npm run lint',
  'npm start -- --port',
  'npm run build -- --tri',
  'npm run release -- blog',
  'npm run release -- publish blgo',
  'npm run release -- activate blog',
  'npm run release -- revoke blog@1.0.0',
  'npm run release -- status --sight x',
  'npm run verify -- --chnaged',
  'npm run verify -- lnt',
  'npm test -- nothing.test.ts',
  'npm test -- --al',
  'npm run new -- page',
  'npm run new -- pge roadmap',
  'npm run bench -- bits',
  'npm run dev -- blgo',
  'npm run faults -- shel',
  'npm run faults -- --lst',
  'npm run import -- blog.example',
  'npm run sessions -- stop ada@example.com',
])('%s is reported, in a sentence and in a block', async (command) => {
  expect(await check(`Write \`${command}\` now.`)).toEqual([expect.stringContaining(command)]);
  expect(await check(`\`\`\`sh\n${command}  # a comment\n\`\`\``)).toHaveLength(1);
});
