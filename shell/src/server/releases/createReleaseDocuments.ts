import { LRUCache } from 'lru-cache';
import { releaseSchema, type Release } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { integrityOf, type FetchFromRegistry } from './registry-client/registryFiles';
import type { VerifiedFiles } from './registry-client/verifiedFiles';

/** Several times the versions that open pages can request. */
const mostKept = 64;

export interface ReleaseDocument {
  release: Release;
  integrity: string;
}

/** Caches release documents. Copies on disk are used only if the caller knows their hash. */
export function createReleaseDocuments(fetchBytes: FetchFromRegistry, kept: VerifiedFiles) {
  const documents = new LRUCache<string, Promise<ReleaseDocument | undefined>>({ max: mostKept });

  async function loadBytes(
    remote: RemoteName,
    version: string,
    integrity: string | undefined,
  ): Promise<Buffer | undefined> {
    const file = kept.pathOf(remote, version, 'release.json');
    const known = integrity === undefined ? undefined : await kept.read(file, integrity);
    if (known) return known;
    const bytes = await fetchBytes(`/_delivery/releases/${remote}/${version}/release.json`);
    if (bytes) await kept.write(file, bytes);
    return bytes;
  }

  async function loadDocument(
    remote: RemoteName,
    version: string,
    integrity: string | undefined,
  ): Promise<ReleaseDocument | undefined> {
    const bytes = await loadBytes(remote, version, integrity);
    if (!bytes) return undefined;
    const release = releaseSchema.parse(JSON.parse(bytes.toString('utf8')));
    return { release, integrity: integrityOf(bytes) };
  }

  return {
    has: (remote: RemoteName, version: string) => documents.has(`${remote}@${version}`),

    find(
      remote: RemoteName,
      version: string,
      integrity?: string,
    ): Promise<ReleaseDocument | undefined> {
      const key = `${remote}@${version}`;
      const known = documents.get(key);
      if (known) return known;
      const pending = loadDocument(remote, version, integrity);
      documents.set(key, pending);
      // Neither failures nor missing versions are cached, because a release may follow.
      pending.then(
        (found) => found ?? documents.delete(key),
        () => documents.delete(key),
      );
      return pending;
    },
  };
}
