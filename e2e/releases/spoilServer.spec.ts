import { readFaults } from '../site/metrics';
import { misdeeds, onServer } from './faults';
import { expect, test } from './fixtures';
import { readServedVersion } from './regions';

// Whichever of its two limits the render meets first.
const memory = 'remotes.(outOfMemory|blockedRender)';

/** Each fails at another step of a render: a page, a banner and a site with two of them show it. */
const steps = [
  ['throws while it is evaluated', misdeeds.throwsAtEvaluation, 'remotes.threwAtEvaluation'],
  ['throws while it renders', misdeeds.throwsAtRender, 'remotes.threwAtRender'],
  ['renders for ever', misdeeds.loopsAtRender, 'remotes.blockedRender'],
  ['loads for ever without a pause', misdeeds.loadLoops, 'remotes.blockedRender'],
  ['never ends loading', misdeeds.loadHangs, 'remotes.timeout'],
] as const;

/** Fail at a step of those, as a process that is lost or a module that is refused. */
const alike = [
  ['hoards arrays while it renders', misdeeds.hoardsAtRender, memory],
  ['grows one array while it renders', misdeeds.growsAtRender, memory],
  ['is no remote at all', misdeeds.isNoRemote, 'remotes.invalidModule'],
] as const;

const onPage = [...steps, ...alike].map((each) => [...each, '/blackfriday'] as const);
const inBanner = steps.map((each) => [...each, '/'] as const);

/** Exactly one report, from the server. */
const reported = (code: string): unknown =>
  expect.stringMatching(new RegExp(`^${code} server ×1$`));

for (const [what, misdeed, code, path] of [...onPage, ...inBanner]) {
  test(`the server shows the previous release on ${path} when one ${what}`, async ({
    site,
    campaignTeam,
    good,
  }) => {
    const bad = await campaignTeam.release(onServer(misdeed));

    for (const visitor of ['first', 'second', 'third']) {
      const served = await readServedVersion(site, `${path}?visitor=${visitor}`, 'campaigns');
      expect(served).toMatchObject({ status: 200, version: good });
      expect(served.html).toContain('good edition');
    }

    await expect.poll(() => readFaults(site, 'campaigns', bad)).toEqual([reported(code)]);
    expect((await fetch(`${site.siteUrl}/features`)).status).toBe(200);
  });
}

for (const [what, misdeed, code] of steps) {
  test(`the page says so when both releases are bad and one ${what}`, async ({
    site,
    campaignTeam,
    good: _,
  }) => {
    const first = await campaignTeam.release(onServer(misdeed));
    const second = await campaignTeam.release(onServer(misdeed));

    const { status, html } = await readServedVersion(site, '/blackfriday', 'campaigns');

    expect(status).toBe(503);
    expect(html).toMatch(/<h1[^>]*>This part of the site is taking a break<\/h1>/);
    expect(html).toMatch(/<nav [^>]*aria-label="Main menu"/);
    for (const version of [first, second]) {
      await expect.poll(() => readFaults(site, 'campaigns', version)).toEqual([reported(code)]);
    }
    expect((await readServedVersion(site, '/', 'campaigns')).status).toBe(200);
  });
}
