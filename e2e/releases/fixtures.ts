import { test as base } from '../readingFixtures';
import { settings, type Site } from '../site/settings';
import { withSite, type RunningSite } from '../site/startSite';
import { alwaysLive, edition } from './changes';
import { createTeams, type ReleaseTeam } from './createTeams';
import { expectServedVersion } from './regions';
import { connectRegistry, type Registry, type RemoteName } from './registry';
import type { Change } from './variantOf';

export interface SiteFixtures {
  /** If false, tests run one by one against the site that `SITE_URL` and `DATA_DIR` name. */
  startsSite: boolean;
  /** A separate site for each worker, because releases affect all visitors. */
  site: Site & Partial<Pick<RunningSite, 'collectGarbage'>>;
  registry: Registry;
  employ: (remote: RemoteName, ...always: Change[]) => Promise<ReleaseTeam>;
  /** A sound campaigns release that is live before and after each test. */
  goodVersion: string;
}

export interface TeamFixtures {
  teamOf: SiteFixtures['employ'];
  campaignTeam: ReleaseTeam;
  accountTeam: ReleaseTeam;
  good: string;
}

export const test = base.extend<TeamFixtures, SiteFixtures>({
  startsSite: [true, { option: true, scope: 'worker' }],
  site: [
    async ({ startsSite }, use) => {
      if (startsSite) await withSite({}, use);
      else await use(settings);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  registry: [({ site }, use) => use(connectRegistry(site)), { scope: 'worker' }],
  employ: [({ registry }, use) => use(createTeams(registry)), { scope: 'worker' }],
  goodVersion: [
    async ({ employ, startsSite }, use) => {
      const team = await employ('campaigns', alwaysLive);
      await use(await team.release(edition('good edition')));
      if (!startsSite) await team.activate(team.base);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.siteUrl),
  /** Restores the live release of every remote that a test has changed. */
  teamOf: async ({ employ, goodVersion }, use) => {
    const teams: ReleaseTeam[] = [];
    await use(async (...options) => {
      const team = await employ(...options);
      teams.push(team);
      return team;
    });
    for (const { remote, base, activate } of teams) {
      await activate(remote === 'campaigns' ? goodVersion : base);
    }
  },
  /** Depends on `teamOf`, so that pages are closed before the releases are restored. */
  problems: ({ teamOf: _, problems }, use) => use(problems),
  campaignTeam: async ({ teamOf }, use) => {
    await use(await teamOf('campaigns', alwaysLive));
  },
  accountTeam: async ({ teamOf }, use) => {
    await use(await teamOf('account'));
  },
  good: async ({ site, goodVersion }, use) => {
    await expectServedVersion(site, '/', 'campaigns', goodVersion);
    await use(goodVersion);
  },
});

export { expect } from '@playwright/test';
