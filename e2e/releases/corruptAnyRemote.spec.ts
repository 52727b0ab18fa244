import { openPage } from '../browser/openPage';
import { followMenu } from '../browser/visit';
import { readFaults } from '../site/metrics';
import { expect, test } from './fixtures';
import { inBrowser, codeFaults, onServer } from './faults';
import { readServedVersion, regionOf } from './regions';

/** One page of each remote except `campaigns`, which the other specs cover. */
const pages = [
  ['blog', '/blog'],
  ['pricing', '/pricing'],
  ['account', '/login'],
  ['tools', '/what-is-my-ip'],
] as const;

for (const [remote, path] of pages) {
  test(`${path} goes back to the previous release when the server cannot render ${remote}`, async ({
    site,
    teamOf,
  }) => {
    const team = await teamOf(remote);
    const bad = await team.release(onServer(codeFaults.throwsAtRender));

    const served = await readServedVersion(site, path, remote);

    expect(served).toMatchObject({ status: 200, version: team.base });
    expect(await readFaults(site, remote, bad)).toEqual(['remotes.threwAtRender server ×1']);
  });

  test(`the site works without ${remote} when both of its releases hang`, async ({
    page,
    problems,
    teamOf,
  }) => {
    problems.expect(/reply 503/, /console error: .*503/);
    const team = await teamOf(remote);
    await team.release(onServer(codeFaults.loadHangs));
    await team.release(onServer(codeFaults.loadHangs));

    const reply = await openPage(page, path);

    expect(reply?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This part of the site isn’t available right now',
    );
    await followMenu(page, 'Features');
    await expect(page).toHaveURL('/features');
  });

  test(`${path} goes back to the previous release when a browser cannot run ${remote}`, async ({
    page,
    problems,
    site,
    teamOf,
  }) => {
    problems.expect(/^console error: .*planted/, /^report: /);
    const team = await teamOf(remote);
    const bad = await team.release(inBrowser(codeFaults.throwsAtEvaluation));

    await page.goto(path);

    await expect(regionOf(page, remote)).toHaveAttribute('data-remote', `${remote}@${team.base}`);
    await expect
      .poll(() => readFaults(site, remote, bad))
      .toEqual(['remotes.threwAtEvaluation browser ×1']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
