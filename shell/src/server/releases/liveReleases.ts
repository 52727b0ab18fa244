import { remoteNames, type RemoteName } from '@tidegate/contracts/remoteNames';
import type { Language } from '@tidegate/contracts/languages';
import type { Generation } from '@tidegate/contracts/release';
import type { FastifyBaseLogger } from 'fastify';
import type { BrowserRelease } from '../../remotes/browserRelease';
import type { DevelopmentRemotes } from './developmentRemotes';
import type { Overrides } from './overrides';
import type { Quarantine } from './quarantine';
import type { ReleaseStore } from './releaseStore';
import type { ServerRelease } from './serverRelease';

export type ReleasesByRemote = Partial<Record<RemoteName, readonly ServerRelease[]>>;

/** Selects the releases for a request from its generation and overrides. */
export function createLiveReleases({
  releases,
  quarantine,
  development,
  logger,
}: {
  releases: ReleaseStore;
  quarantine: Quarantine;
  development: DevelopmentRemotes;
  logger: FastifyBaseLogger;
}) {
  async function prepareAll(
    remote: RemoteName,
    language: Language,
    found: readonly Promise<Awaited<ReturnType<ReleaseStore['find']>>>[],
  ): Promise<ServerRelease[]> {
    const settled = await Promise.allSettled(
      found.map(async (pending) => {
        const release = await pending;
        return release && releases.prepare(release, language);
      }),
    );
    return settled.flatMap((result) => {
      if (result.status === 'fulfilled') return result.value ? [result.value] : [];
      logger.error({ code: 'edge.releaseUnavailable', remote, err: result.reason as unknown });
      return [];
    });
  }

  async function candidates(
    remote: RemoteName,
    { remotes }: Generation,
    language: Language,
    override: string | undefined,
  ): Promise<ServerRelease[]> {
    const served =
      override === undefined ? undefined : development.find(remote, override, language);
    if (served) return [served];
    const pins = remotes[remote];
    const live = pins ? [pins.current, ...(pins.previous ? [pins.previous] : [])] : [];
    return prepareAll(remote, language, [
      ...(override === undefined ? [] : [releases.find(remote, override)]),
      ...live.map((pin) => releases.describe(remote, pin)),
    ]);
  }

  return {
    /** Best first. If all versions are in quarantine, the harmless ones serve as suspects. */
    async forServer(generation: Generation, language: Language, overrides: Overrides) {
      const entries = await Promise.all(
        remoteNames.map(async (remote) => {
          const all = await candidates(remote, generation, language, overrides.get(remote));
          const good = all.filter(({ browser }) => !quarantine.has(remote, browser.version));
          if (good.length > 0) return [remote, good] as const;
          const harmless = all.filter(
            ({ browser }) => !quarantine.isDangerous(remote, browser.version),
          );
          return [remote, harmless.map((one) => ({ ...one, isSuspect: true as const }))] as const;
        }),
      );
      return Object.fromEntries(entries) as ReleasesByRemote;
    },
    async forBrowser(generation: Generation, language: Language, overrides: Overrides) {
      const byRemote = await this.forServer(generation, language, overrides);
      return Object.fromEntries(
        Object.entries(byRemote).map(([remote, found]) => [
          remote,
          found.map(({ browser }) => browser),
        ]),
      ) as Partial<Record<RemoteName, BrowserRelease[]>>;
    },
  };
}

export type LiveReleases = ReturnType<typeof createLiveReleases>;
