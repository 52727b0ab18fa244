import type { Registry, RemoteName } from './registry';
import type { ReleaseFiles } from './releaseFiles';
import { variantOf, type Change } from './variantOf';

/** A team that owns one remote and releases variants of the built version. */
export interface ReleaseTeam {
  remote: RemoteName;
  /** The built version. */
  base: string;
  /** Creates a release with a new version, without publishing it. */
  make: (...changes: Change[]) => ReleaseFiles;
  publish: (...changes: Change[]) => Promise<string>;
  ship: (made: ReleaseFiles) => Promise<void>;
  /** Creates, publishes and activates a release and returns its version. */
  release: (...changes: Change[]) => Promise<string>;
  activate: (version: string) => Promise<void>;
  rollBack: () => Promise<void>;
}

const run = Date.now().toString(36);

/** Downloads the built version of each remote only once. */
export function createTeams(registry: Registry) {
  const checkouts = new Map<RemoteName, ReleaseFiles>();
  let count = 0;

  async function findCheckout(remote: RemoteName): Promise<ReleaseFiles> {
    const known = checkouts.get(remote);
    if (known) return known;
    const version = (await registry.findNewestVersion(remote)).replace(/-e2e\..*/, '');
    const files = await registry.download(remote, version);
    checkouts.set(remote, files);
    return files;
  }

  return async (remote: RemoteName, ...always: Change[]): Promise<ReleaseTeam> => {
    const files = await findCheckout(remote);
    const base = files.document.version;

    const team: ReleaseTeam = {
      ...{ remote, base },
      make(...changes) {
        count += 1;
        return variantOf(files, `${base}-e2e.${run}.${count}`, ...always, ...changes);
      },
      async publish(...changes) {
        const made = team.make(...changes);
        await registry.publish(made);
        return made.document.version;
      },
      async ship(made) {
        await registry.publish(made);
        await team.activate(made.document.version);
      },
      async release(...changes) {
        const made = team.make(...changes);
        await team.ship(made);
        return made.document.version;
      },
      async activate(wanted) {
        await registry.activate(remote, wanted);
      },
      async rollBack() {
        await registry.rollBack(remote);
      },
    };
    return team;
  };
}
