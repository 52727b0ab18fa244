import { execFile } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { useRegistry } from '../registry/testing/useRegistry';
import { aBuiltRemote } from './testing/aBuiltRemote';
import { envOf, release } from './testing/runCommand';

const { start } = useRegistry();

const containing = (text: string): unknown => expect.stringContaining(text);

const wellFormedToken = `ci.${'x'.repeat(43)}`;

/** A git hook that runs the tests exports its repository, so the environment is not inherited. */
async function git(rootDir: string, ...args: string[]): Promise<void> {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test'];
  const env = { PATH: process.env['PATH'], HOME: rootDir };
  await promisify(execFile)('git', ['-C', rootDir, ...author, ...args], { env });
}

test('uncommitted sources are published only with --allow-dirty', async () => {
  const site = await start();
  const { rootDir } = await aBuiltRemote();
  const publishWith = (...options: string[]) =>
    release(['publish', 'tools', '--dir', 'built', ...options], { env: envOf(site), rootDir });
  await git(rootDir, 'init', '--quiet');
  await git(rootDir, 'add', '.');
  await git(rootDir, 'commit', '--quiet', '--message=Add tools');
  for (const name of ['a', 'b', 'c', 'd']) await writeFile(path.join(rootDir, `${name}.ts`), '');

  const refused = await publishWith();
  const allowed = await publishWith('--allow-dirty');
  await git(rootDir, 'add', '.');
  await git(rootDir, 'commit', '--quiet', '--message=Add four');
  const committed = await publishWith();

  expect(refused.exitCode).toBe(1);
  expect(refused.errors).toMatch(
    /^delivery\.dirtyTree: Not committed: a\.ts, b\.ts, c\.ts and 1 more\..*--allow-dirty/,
  );
  expect(allowed.output).toContain('released tools@1.0.0');
  expect(committed.exitCode).toBe(0);
});

test('a build of uncommitted sources also needs --allow-dirty', async () => {
  const site = await start();
  const { rootDir, remoteDir, builtDir } = await aBuiltRemote();
  await rename(builtDir, path.join(remoteDir, 'build'));
  const source = JSON.stringify({ fingerprint: 'any', revision: '0123abcd-dirty' });
  await writeFile(path.join(remoteDir, 'source.json'), source);

  const refused = await release(['publish', 'tools'], { env: envOf(site), rootDir });
  const allowed = await release(['publish', 'tools', '--allow-dirty'], {
    env: envOf(site),
    rootDir,
  });

  expect(refused.errors).toMatch(/^delivery\.dirtyTree: .*build was built from a checkout/);
  expect(allowed.exitCode).toBe(0);
});

test('a build that breaks the contract is not uploaded', async () => {
  const { rootDir } = await aBuiltRemote({ files: { 'locales/ja.json': null } });

  const refused = await release(
    ['publish', 'tools', '--dir', 'built', '--site', 'http://127.0.0.1:1'],
    { env: { DEPLOY_TOKEN: wellFormedToken }, rootDir },
  );

  expect(refused).toMatchObject({
    exitCode: 1,
    errors: containing('delivery.missingLanguage: There is no locales/ja.json.'),
  });
});

test('an unreachable site is reported in one line', async () => {
  const refused = await release(['status', '--site', 'http://127.0.0.1:1'], {
    env: { DEPLOY_TOKEN: wellFormedToken },
  });

  expect(refused.exitCode).toBe(1);
  expect(refused.errors).toMatch(/No site answers.*npm start/);
});

test.each([
  ['there is no token at all', ['status'], 1, /no deploy token.*DEPLOY_TOKEN/],
  ['there is no token', ['activate', 'tools@1.0.0'], 1, /no deploy token for tools.*DEPLOY_TOKEN/],
  ['the remote is unknown', ['rollback', 'shop'], 1, /There is no remote shop/],
  ['the remote is left out', ['rollback'], 2, /Which remote\?[^]*npm run release -- <command>/],
  ['the version is none', ['activate', 'tools@../x'], 2, /\.\.\/x is not a version/],
  ['the version is left out', ['activate', 'tools'], 2, /Write <remote>@<version>/],
  [
    'the command is unknown',
    ['deploy', 'tools'],
    2,
    /There is no command deploy[^]*publish <remote>/,
  ],
  ['the command is left out', [], 2, /Which command\?/],
  ['an option is unknown', ['publish', 'tools', '--version', '2'], 2, /--version/],
  ['there is too much', ['rollback', 'tools', 'now'], 2, /What is now for\?/],
  ['the site is no address', ['status', '--site', 'ftp://x'], 2, /not the address of a site/],
  ['a token has no person', ['token', 'tools', '--name', 'ci'], 2, /whose token.*--person/],
  ['a revocation gives no reason', ['revoke', 'tools@1.0.0'], 2, /Say why.*--reason/],
  ['a reason has two lines', ['rollback', 'tools', '--reason', 'a\nb'], 2, /one line/],
  [
    'no database is named',
    ['token', 'tools', '--name', 'ci', '--person', 'Ada'],
    2,
    /DATABASE_URL/,
  ],
])('the command reports in one line that %s', async (_what, argv, exitCode, message) => {
  const refused = await release(argv);

  expect(refused.exitCode).toBe(exitCode);
  expect(refused.errors).toMatch(message);
});

test.each([
  [
    'is nonsense',
    'nonsense\n',
    /^delivery\.unknownToken: DEPLOY_TOKEN is no deploy token.*43.*\n$/,
  ],
  ['is of another site', wellFormedToken, /^delivery\.unknownToken: This site does not know.*\n$/],
])('when the deploy token %s, one line explains what to do', async (_what, token, message) => {
  const { site } = await start();

  const { errors } = await release(['rollback', 'tools'], {
    env: { SITE_URL: site, DEPLOY_TOKEN: token },
  });

  expect(errors).toMatch(message);
  expect(errors).toContain('npm run release -- token');
});

test.each([
  ['nothing listens at its address', 'postgres://site:secret@127.0.0.1:1/site'],
  ['its address is none', 'nonsense'],
])('an unreachable database is reported in one line: %s', async (_why, url) => {
  const argv = ['token', 'tools', '--name', 'ci', '--person', 'Ada Lovelace'];

  const { exitCode, errors } = await release(argv, { env: { DATABASE_URL: url } });

  expect(exitCode).toBe(1);
  expect(errors).toBe(
    'database.unreachable: The database cannot be reached. Start it, or correct DATABASE_URL.\n',
  );
});

test('a failed build of a remote is reported without a stack', async () => {
  const site = await start();
  const { rootDir } = await aBuiltRemote();
  const buildRemote = () => Promise.reject(new Error('./src/remote.ts: Unexpected token'));

  const { exitCode, errors } = await release(['publish', 'tools'], {
    env: envOf(site),
    rootDir,
    tools: { buildRemote },
  });

  expect(exitCode).toBe(1);
  expect(errors).toBe(
    'building tools@1.0.0\n' +
      'delivery.buildFailed: tools@1.0.0 does not build. Correct this and publish again:\n' +
      './src/remote.ts: Unexpected token\n',
  );
});

test('with --json a refusal is printed as JSON', async () => {
  const { output, errors } = await release(['rollback', 'shop', '--json']);

  expect(JSON.parse(output)).toEqual({
    code: 'delivery.unknownRemote',
    message: 'There is no remote shop.',
  });
  expect(errors).toBe('');
});
