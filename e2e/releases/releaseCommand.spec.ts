import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openPage } from '../browser/openPage';
import { settings, type Site } from '../site/settings';
import { edition } from './changes';
import { expect, test } from './fixtures';
import { regionOf } from './regions';

/** Runs `npm run release -- …`; rejects with its output if it fails. */
async function release({ siteUrl, dataDir }: Site, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['delivery/tidegate.mjs', 'release', ...args, '--site', siteUrl],
    { cwd: settings.repository, env: { ...process.env, DATA_DIR: dataDir } },
  );
  return stdout;
}

test('the release command verifies, activates and rolls back a release', async ({
  page,
  site,
  campaignTeam,
  good,
}) => {
  const next = await campaignTeam.publish(edition('commanded edition'));
  await openPage(page, '/');
  const banner = regionOf(page, 'campaigns');

  await release(site, 'verify', `campaigns@${next}`);
  await release(site, 'activate', `campaigns@${next}`);
  await expect(banner).toContainText('commanded edition', { timeout: 2000 });
  const status = JSON.parse(await release(site, 'status', '--json')) as object;
  expect(status).toMatchObject({
    remotes: { campaigns: { current: { version: next }, previous: { version: good } } },
  });

  await release(site, 'rollback', 'campaigns');
  await expect(banner).toContainText('good edition', { timeout: 1000 });
});

test('a refused release command fails and prints the reason', async ({ site, campaignTeam }) => {
  const refused = release(site, 'activate', `${campaignTeam.remote}@9.9.9`);

  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('9.9.9'),
  });
});
