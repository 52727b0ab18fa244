import { releaseSchema, type Release } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { createPromiseCache } from '../reading/createPromiseCache';
import { integrityOf, type FetchFromRegistry } from './registry-client/registryFiles';
import type { VerifiedFiles } from './registry-client/createVerifiedFiles';
import { completeRelease } from './routes/completeRelease';

/** Several times the versions that open pages can request. */
const mostKept = 64;

interface ReleaseDocument {
  release: Release;
  integrity: string;
}

/** Caches release documents. Copies on disk are used only if the caller knows their hash. */
export function createReleaseDocuments(fetchBytes: FetchFromRegistry, kept: VerifiedFiles) {
  // A missing version is not cached, because its release may follow.
  const documents = createPromiseCache<ReleaseDocument | undefined>(mostKept, (found) => !!found);

  async function loadDocument(
    remote: RemoteName,
    version: string,
    expected: string | undefined,
  ): Promise<ReleaseDocument | undefined> {
    const file = kept.pathOf(remote, version, 'release.json');
    const known = expected === undefined ? undefined : await kept.read(file, expected);
    const bytes =
      known ?? (await fetchBytes(`/_delivery/releases/${remote}/${version}/release.json`));
    if (!bytes) return undefined;
    if (!known) await kept.write(file, bytes);
    const release = completeRelease(releaseSchema.parse(JSON.parse(bytes.toString('utf8'))));
    return { release, integrity: integrityOf(bytes) };
  }

  return {
    has: (remote: RemoteName, version: string) => documents.has(`${remote}@${version}`),
    find: (remote: RemoteName, version: string, integrity?: string) =>
      documents.get(`${remote}@${version}`, () => loadDocument(remote, version, integrity)),
  };
}
