import { execFile } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { flipByte, objectFile } from '../registry/testing/objectFile';
import { useRegistry, type TestRegistry } from '../registry/testing/useRegistry';
import { runRelease } from './cli';
import { aBuiltRemote } from './testing/aBuiltRemote';

const { start, databaseUrl } = useRegistry();

// Each `publish` starts a process to read the bundle.
jest.setTimeout(60_000);

const containing = (text: string): unknown => expect.stringContaining(text);

/** Runs a command as `npm run release --` would, in the folder of a checkout. */
async function release(
  argv: string[],
  { env = {}, rootDir = '/nowhere' }: { env?: NodeJS.ProcessEnv; rootDir?: string } = {},
) {
  let output = '';
  let errors = '';
  const exitCode = await runRelease(argv, env, {
    write: (text) => (output += text),
    writeError: (text) => (errors += text),
    rootDir,
  });
  return { exitCode, output, errors };
}

function envOf({ accessFor }: TestRegistry): NodeJS.ProcessEnv {
  const { site, token } = accessFor('tools');
  return { SITE_URL: site, DEPLOY_TOKEN: token };
}

async function publish(site: TestRegistry, version = '1.0.0') {
  const { rootDir } = await aBuiltRemote({ version });
  return release(['publish', 'tools', '--dir', 'built'], { env: envOf(site), rootDir });
}

/** Runs git as in a terminal; a hook that runs the tests has its own repository in the environment. */
async function git(rootDir: string, ...args: string[]): Promise<void> {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test'];
  const env = { PATH: process.env['PATH'], HOME: rootDir };
  await promisify(execFile)('git', ['-C', rootDir, ...author, ...args], { env });
}

test('what is not committed is published only if that is allowed', async () => {
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

test('what was built from sources that were not committed needs the same leave', async () => {
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

test('a remote is published, activated, rolled back and verified', async () => {
  const site = await start();
  const env = envOf(site);

  const published = await publish(site);
  const again = await publish(site);
  await publish(site, '1.1.0');
  const activated = await release(['activate', 'tools@1.0.0'], { env });
  await release(['activate', 'tools@1.1.0'], { env });
  const rolledBack = await release(['rollback', 'tools'], { env });
  const verified = await release(['verify', 'tools@1.1.0'], { env });

  expect(published).toMatchObject({
    exitCode: 0,
    output: 'released tools@1.0.0\nactivate it: npm run release -- activate tools@1.0.0\n',
  });
  expect(published.errors).toContain('uploading client/remoteEntry.js');
  expect(again.output).toContain('tools@1.0.0 is released already, unchanged');
  expect(activated.output).toBe('tools@1.0.0 is live, generation 1\n');
  expect(rolledBack.output).toBe('tools@1.0.0 is live again, generation 3\n');
  expect(verified).toMatchObject({
    exitCode: 0,
    output: containing('0 of 15 files broken'),
  });
});

test('a release is revoked with a reason, and activating what was taken back says how to go on', async () => {
  const site = await start();
  const env = envOf(site);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await publish(site, version);
    await release(['activate', `tools@${version}`], { env });
  }

  await release(['rollback', 'tools'], { env });
  const rolledBack = await release(['activate', 'tools@1.2.0'], { env });
  const again = await release(['activate', 'tools@1.2.0', '--again'], { env });
  const revoked = await release(['revoke', 'tools@1.2.0', '--reason', 'leaks'], { env });
  const refused = await release(['activate', 'tools@1.2.0', '--again'], { env });

  expect(rolledBack.errors).toMatch(/tools@1\.2\.0 was rolled back earlier\..*--again/);
  expect(again.output).toBe('tools@1.2.0 is live, generation 5\n');
  expect(revoked.output).toBe('tools@1.2.0 is revoked; 1.1.0 is live, generation 6\n');
  expect(refused.errors).toMatch(/tools@1\.2\.0 is revoked: leaks\. Raise "version"/);
});

test('the status is a table for people and JSON for machines', async () => {
  const site = await start();
  const env = envOf(site);
  await publish(site);
  await release(['activate', 'tools@1.0.0'], { env });

  const table = await release(['status'], { env });
  const json = await release(['status', '--json'], { env });

  expect(table.output).toMatch(/^generation 1, contract \d+\.\d+\.\d+\nremote +live +previous/);
  expect(table.output).toMatch(/tools +1\.0\.0 +- +\S+ +local-tools/);
  expect(JSON.parse(json.output)).toMatchObject({
    generation: 1,
    remotes: { tools: { current: { version: '1.0.0' }, activatedBy: containing('local-tools-') } },
  });
});

test('a local checkout finds its token in its own data folder', async () => {
  const { accessFor } = await start();
  const { site, token } = accessFor('tools');
  const { rootDir } = await aBuiltRemote();
  await mkdir(path.join(rootDir, '.data'));
  await writeFile(path.join(rootDir, '.data/deploy-tokens.json'), JSON.stringify({ tools: token }));

  const published = await release(['publish', 'tools', '--dir', 'built', '--site', site], {
    rootDir,
  });

  expect(published.exitCode).toBe(0);
});

test('a version that is taken by other bytes says how to go on', async () => {
  const site = await start();
  await publish(site);
  const { rootDir } = await aBuiltRemote({ files: { 'client/logo.svg': '<svg/>' } });

  const refused = await release(['publish', 'tools', '--dir', 'built'], {
    env: envOf(site),
    rootDir,
  });

  expect(refused.exitCode).toBe(1);
  expect(refused.errors).toContain('delivery.versionTaken: tools@1.0.0');
  expect(refused.errors).toContain('client/logo.svg differs. Raise "version"');
});

test('a damaged release fails verification by name', async () => {
  const site = await start();
  await publish(site);
  const document = await fetch(`${site.site}/_delivery/releases/tools/1.0.0/release.json`);
  const { files } = (await document.json()) as { files: Record<string, { integrity: string }> };
  const { integrity = '' } = files['server/remote.cjs'] ?? {};
  await flipByte(objectFile(site.objectStoreDir, integrity));

  const verified = await release(['verify', 'tools@1.0.0'], { env: envOf(site) });

  expect(verified).toMatchObject({
    exitCode: 1,
    output: 'server/remote.cjs is damaged\ntools@1.0.0: 1 of 15 files broken\n',
  });
});

test('an operator makes a token, and making it again replaces it', async () => {
  const { site } = await start();
  const { rootDir } = await aBuiltRemote();
  const env = { DATABASE_URL: databaseUrl() };
  const make = () =>
    release(['token', 'tools', '--name', 'ci', '--person', 'Ada Lovelace'], { env });
  const publishWith = (token: string) =>
    release(['publish', 'tools', '--dir', 'built'], {
      env: { SITE_URL: site, DEPLOY_TOKEN: token.trim() },
      rootDir,
    });

  const { output: first } = await make();
  const { output: second } = await make();

  expect(first).toMatch(/^ci\.[\w-]{43}\n$/);
  expect((await publishWith(first)).errors).toContain('delivery.unknownToken');
  expect((await publishWith(second)).exitCode).toBe(0);
});

test('the history tells who changed what and why, in a table or as JSON', async () => {
  const site = await start();
  const database = { DATABASE_URL: databaseUrl() };
  const token = ['token', 'tools', '--name', 'ada', '--person', 'Ada Lovelace'];
  const { output } = await release(token, { env: database });
  const env = { SITE_URL: site.site, DEPLOY_TOKEN: output.trim() };
  await publish(site);
  await release(['activate', 'tools@1.0.0', '--reason', 'spring prices'], { env });
  await release(['rollback', 'tools'], { env });

  const table = await release(['history', 'tools'], { env });
  const json = await release(['history', '--json'], { env });
  const otherRemote = await release(['history', 'blog'], { env });

  const [heading, refused, activated, published] = table.output.split('\n');
  expect(heading).toMatch(/^when +who +what +remote +from +to +why$/);
  expect(refused).toMatch(
    /Ada Lovelace +rollback, refused +tools +1\.0\.0 +- +delivery\.noPrevious: /,
  );
  expect(activated).toMatch(/Z +Ada Lovelace +activate +tools +- +1\.0\.0 +spring prices$/);
  expect(published).toMatch(/Z +local-tools-\w+ +publish +tools +- +1\.0\.0 +-$/);
  expect(activated?.indexOf(' tools ')).toBe(heading?.indexOf(' remote '));
  expect(published?.indexOf(' tools ')).toBe(heading?.indexOf(' remote '));
  expect(JSON.parse(json.output)).toMatchObject({ entries: [{}, { person: 'Ada Lovelace' }, {}] });
  expect(otherRemote.output.trim().split('\n')).toHaveLength(1);
});

test('a build that breaks the contract is not sent anywhere', async () => {
  const { rootDir } = await aBuiltRemote({ files: { 'locales/ja.json': null } });

  const refused = await release(
    ['publish', 'tools', '--dir', 'built', '--site', 'http://127.0.0.1:1'],
    { env: { DEPLOY_TOKEN: 'any' }, rootDir },
  );

  expect(refused).toMatchObject({
    exitCode: 1,
    errors: containing('delivery.missingLanguage: There is no locales/ja.json.'),
  });
});

test.each([
  ['no site is there', ['status', '--site', 'http://127.0.0.1:1'], 1, /No site answers.*npm start/],
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
])('when %s, one line says so', async (_what, argv, exitCode, message) => {
  const refused = await release(argv);

  expect(refused.exitCode).toBe(exitCode);
  expect(refused.errors).toMatch(message);
});

test('machines get refusals as JSON', async () => {
  const { output, errors } = await release(['rollback', 'shop', '--json']);

  expect(JSON.parse(output)).toEqual({
    code: 'delivery.unknownRemote',
    message: 'There is no remote shop.',
  });
  expect(errors).toBe('');
});
