import type { Language } from '@tidegate/contracts/languages';
import type { Generation, Release } from '@tidegate/contracts/remotes/release';
import { remoteNames, type RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { FastifyBaseLogger } from 'fastify';
import { createCandidates, type Candidates } from './createCandidates';
import type { DevelopmentRemotes } from './createDevelopmentRemotes';
import type { Overrides } from './overrides';
import type { Quarantine } from './createQuarantine';
import type { ReleaseStore } from './createReleaseStore';
import type { ServerRelease } from './serverRelease';

/** Selects the releases for a request from its generation and overrides. */
export type FindCandidates = (
  generation: Generation,
  language: Language,
  overrides: Overrides,
) => Promise<Candidates>;

export function createCandidateFinder(options: {
  releaseStore: Pick<ReleaseStore, 'describe' | 'find' | 'prepare'>;
  quarantine: Quarantine;
  development: DevelopmentRemotes;
  logger: FastifyBaseLogger;
}): FindCandidates {
  const { releaseStore, quarantine, development, logger } = options;
  async function prepareAll(
    remote: RemoteName,
    language: Language,
    found: readonly Promise<Release | undefined>[],
  ): Promise<ServerRelease[]> {
    const prepared = await Promise.all(
      found.map(async (pending) => {
        try {
          const release = await pending;
          return release ? [await releaseStore.prepare(release, language)] : [];
        } catch (error) {
          logger.error({ code: 'edge.releaseUnavailable', remote, err: error });
          return [];
        }
      }),
    );
    return prepared.flat();
  }

  async function findPinned(
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
      ...(override === undefined ? [] : [releaseStore.find(remote, override)]),
      ...live.map((pin) => releaseStore.describe(remote, pin)),
    ]);
  }

  return async (generation, language, overrides) => {
    const pinned = remoteNames.map(
      async (remote) =>
        [remote, await findPinned(remote, generation, language, overrides.get(remote))] as const,
    );
    return createCandidates(await Promise.all(pinned), quarantine);
  };
}
