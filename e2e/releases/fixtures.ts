import { test as base } from '../fixtures';
import { alwaysLive, edition } from './changes';
import { registry, type RemoteName } from './registry';
import type { ReleaseFiles } from './releaseFiles';
import { variantOf, type Change } from './variantOf';

/** A team that owns one remote: it ships variants of what is in the checkout. */
export interface ReleaseTeam {
  remote: RemoteName;
  /** The version of the checkout. */
  base: string;
  /** Makes a release with a new version, without publishing it. */
  make: (...changes: Change[]) => ReleaseFiles;
  /** Makes and publishes a release; answers its version. */
  publish: (...changes: Change[]) => Promise<string>;
  /** Publishes a release and makes it the live one. */
  release: (...changes: Change[]) => Promise<string>;
  activate: (version: string) => Promise<void>;
  rollBack: () => Promise<void>;
}

const run = Date.now().toString(36);
let count = 0;

function nextVersion(base: string): string {
  count += 1;
  return `${base}-e2e.${run}.${count}`;
}

async function employ(remote: RemoteName, always: Change[]): Promise<ReleaseTeam> {
  const version = (await registry.findNewestVersion(remote)).replace(/-e2e\..*/, '');
  const files = await registry.download(remote, version);

  const team: ReleaseTeam = {
    remote,
    base: version,
    make: (...changes) => variantOf(files, nextVersion(version), ...always, ...changes),
    async publish(...changes) {
      const made = team.make(...changes);
      await registry.publish(made);
      return made.document.version;
    },
    async release(...changes) {
      const published = await team.publish(...changes);
      await team.activate(published);
      return published;
    },
    async activate(wanted) {
      await registry.activate(remote, wanted);
    },
    async rollBack() {
      await registry.rollBack(remote);
    },
  };
  return team;
}

type FindTeam = (remote: RemoteName, ...always: Change[]) => Promise<ReleaseTeam>;

export const test = base.extend<{
  teamOf: FindTeam;
  campaignTeam: ReleaseTeam;
  accountTeam: ReleaseTeam;
  good: string;
}>({
  /** Every team leaves the version of the checkout live behind it. */
  teamOf: async ({ problems: _ }, use) => {
    const teams: ReleaseTeam[] = [];
    await use(async (remote, ...always) => {
      const team = await employ(remote, always);
      teams.push(team);
      return team;
    });
    for (const team of teams) await team.activate(team.base);
  },
  campaignTeam: async ({ teamOf }, use) => {
    await use(await teamOf('campaigns', alwaysLive));
  },
  accountTeam: async ({ teamOf }, use) => {
    await use(await teamOf('account'));
  },
  /** A good campaign that is live: what a page goes back to when the next release fails. */
  good: async ({ campaignTeam }, use) => {
    await use(await campaignTeam.release(edition('good edition')));
  },
});

export { expect } from '@playwright/test';
