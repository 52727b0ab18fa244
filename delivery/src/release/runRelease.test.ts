import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { read } from '../registry/testing/actions';
import { flipByte, objectFile } from '../registry/testing/objectFile';
import { useRegistry } from '../registry/testing/useRegistry';
import { aBuiltRemote } from './testing/aBuiltRemote';
import { envOf, publish, release } from './testing/runCommand';

const { start, databaseUrl } = useRegistry();

const containing = (text: string): unknown => expect.stringContaining(text);

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

test('a preview prints a link to the site and is recorded in the history', async () => {
  const site = await start();
  const env = envOf(site);
  await publish(site);

  const previewed = await release(['preview', 'tools@1.0.0'], { env });
  const history = await release(['history', 'tools'], { env });

  const [link = '', text] = previewed.output.split('\n');
  expect(link.startsWith(`${site.accessFor('tools').site}/?preview=`)).toBe(true);
  expect(new URL(link).searchParams.get('preview')).toContain('"tools":"1.0.0"');
  expect(text).toMatch(/^shows tools@1\.0\.0 to whoever opens it, until \d{4}-/);
  expect(history.output).toMatch(/local-tools\S* +preview +tools +- +1\.0\.0/);
});

test('a revocation needs a reason, and activating a rolled-back release hints at the next step', async () => {
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

test('publishing other bytes under an existing version hints at the next step', async () => {
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

test('verification names the corrupt file of a release', async () => {
  const site = await start();
  await publish(site);
  const { files } = await read<{ files: Record<string, { integrity: string }> }>(
    site,
    '/releases/tools/1.0.0/release.json',
  );
  const { integrity = '' } = files['server/remote.cjs'] ?? {};
  await flipByte(objectFile(site.objectStoreDir, integrity));

  const verified = await release(['verify', 'tools@1.0.0'], { env: envOf(site) });

  expect(verified).toMatchObject({
    exitCode: 1,
    output: 'server/remote.cjs is damaged\ntools@1.0.0: 1 of 15 files broken\n',
  });
});

test('an operator creates a token, and creating it again replaces it', async () => {
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

test('the history shows who changed what and why, as a table or as JSON', async () => {
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
