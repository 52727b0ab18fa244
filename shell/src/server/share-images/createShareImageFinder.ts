import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@tidegate/contracts/languages';
import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { FastifyBaseLogger } from 'fastify';
import { findPage } from '../../routes/findPage';
import { homePath } from '../../routes/paths/homePath';
import { hasErrorCode } from '../reading/hasErrorCode';
import type { ReleaseStore } from '../releases/createReleaseStore';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import { findRoute } from '../releases/routes/findRoute';
import { toShareFile } from './toShareFile';

export interface ShareImageParts {
  shellDist: string;
  live: Pick<LiveGeneration, 'current'>;
  releaseStore: Pick<ReleaseStore, 'describe' | 'read'>;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/** A path and the paths above it, nearest first. */
function listAbove(sitePath: string): string[] {
  const names = sitePath.split('/').slice(1);
  return names.map((_, index) => `/${names.slice(0, names.length - index).join('/')}`);
}

/** Finds the share image of a page; undefined if there is no such page. */
export function createShareImageFinder({ shellDist, live, releaseStore, logger }: ShareImageParts) {
  async function readOwn(language: Language, sitePath: string): Promise<Buffer | undefined> {
    const file = path.join(shellDist, 'share', toShareFile(language, sitePath));
    return readFile(file).catch((error: unknown) => {
      // A template can have an entry that is not a page yet.
      if (hasErrorCode(error, 'ENOENT')) return undefined;
      throw error;
    });
  }

  /** The image of the page or, as articles and parts have none, of the nearest page above. */
  async function readReleased(remote: RemoteName, language: Language, sitePath: string) {
    const pin = live.current().remotes[remote]?.current;
    const release = pin && (await releaseStore.describe(remote, pin));
    if (!release) return undefined;
    const page = findRoute(release.routes, sitePath)?.canonical ?? sitePath;
    const file = listAbove(page)
      .map((above) => `client/share/${toShareFile(language, above)}`)
      .find((name) => Object.hasOwn(release.files, name));
    return file === undefined ? undefined : releaseStore.read(release, file);
  }

  async function tryRelease(remote: RemoteName, language: Language, sitePath: string) {
    try {
      return await readReleased(remote, language, sitePath);
    } catch (error) {
      logger.error({ code: 'edge.shareImage', err: error });
      return undefined;
    }
  }

  return async (language: Language, sitePath: string): Promise<Buffer | undefined> => {
    const remote = findOwner(sitePath);
    if (!remote) {
      const found = findPage(sitePath);
      return found && readOwn(language, found.route.canonical ?? found.canonicalPath);
    }
    const released = await tryRelease(remote, language, sitePath);
    return released ?? readOwn(language, homePath);
  };
}
