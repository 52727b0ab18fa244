import { LRUCache } from 'lru-cache';
import { releaseSchema, type Release } from '@tidegate/contracts/release';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { integrityOf, type FetchFromRegistry } from './registryFiles';

const mostKept = 200;

export interface ReleaseDocument {
  release: Release;
  /** Hash of the document's own bytes. */
  integrity: string;
}

/** Release documents by remote and version, each fetched once. */
export function createReleaseDocuments(fetchBytes: FetchFromRegistry) {
  const documents = new LRUCache<string, Promise<ReleaseDocument | undefined>>({ max: mostKept });

  async function fetchDocument(
    remote: RemoteName,
    version: string,
  ): Promise<ReleaseDocument | undefined> {
    const bytes = await fetchBytes(`/_delivery/releases/${remote}/${version}/release.json`);
    if (!bytes) return undefined;
    const release = releaseSchema.parse(JSON.parse(bytes.toString('utf8')));
    return { release, integrity: integrityOf(bytes) };
  }

  return {
    has: (remote: RemoteName, version: string) => documents.has(`${remote}@${version}`),

    find(remote: RemoteName, version: string): Promise<ReleaseDocument | undefined> {
      const key = `${remote}@${version}`;
      const known = documents.get(key);
      if (known) return known;
      const pending = fetchDocument(remote, version);
      documents.set(key, pending);
      // A failure is not remembered, nor is a version that may yet be released.
      pending.then(
        (found) => found ?? documents.delete(key),
        () => documents.delete(key),
      );
      return pending;
    },
  };
}
