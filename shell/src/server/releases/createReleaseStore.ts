import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import type { FaultCode } from '@tidegate/contracts/remotes/faultCodes';
import type { Release, ReleasePin } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { createPromiseCache } from '../reading/createPromiseCache';
import { createReleaseDocuments } from './createReleaseDocuments';
import { createReleaseFiles } from './createReleaseFiles';
import { describeRelease } from './describeRelease';
import {
  createRegistryClient,
  ReleaseFileError,
  type RegistryAccess,
} from './registry-client/registryFiles';
import { createVerifiedFiles } from './registry-client/createVerifiedFiles';
import type { ServerRelease } from './serverRelease';

/** More than all current and previous releases in all languages. */
const mostKept = 150;

function findFault(files: readonly PromiseSettledResult<unknown>[]): FaultCode | undefined {
  const failure = files.find((file) => file.status === 'rejected');
  if (!failure) return undefined;
  return failure.reason instanceof ReleaseFileError ? failure.reason.code : 'remotes.unavailable';
}

/** Verified copies of release files on disk, fetched from the registry on first use. */
export function createReleaseStore({ cacheDir, ...access }: RegistryAccess & { cacheDir: string }) {
  const fetchBytes = createRegistryClient(access);
  const kept = createVerifiedFiles(cacheDir);
  const documents = createReleaseDocuments(fetchBytes, kept);
  const { read, pathOf } = createReleaseFiles(fetchBytes, kept);
  const prepared = createPromiseCache<ServerRelease>(mostKept, ({ fault }) => !fault);

  async function storeFiles(release: Release, language: Language): Promise<ServerRelease> {
    const messages = release.locales[language] ?? release.locales[defaultLanguage] ?? '';
    const files = await Promise.allSettled([
      read(release, release.server),
      read(release, messages),
    ]);
    const fault = findFault(files);
    return { ...describeRelease(release, messages, pathOf), ...(fault && { fault }) };
  }

  async function exists(remote: RemoteName, version: string, document: string): Promise<boolean> {
    const path = `/_delivery/releases/${remote}/${version}/${document}`;
    return (await fetchBytes(path)) !== undefined;
  }

  return {
    read,
    /** The release document of a pin, whose hash is verified. */
    async describe(remote: RemoteName, pin: ReleasePin): Promise<Release> {
      const found = await documents.find(remote, pin.version, pin.integrity);
      if (found?.integrity !== pin.integrity) {
        const message = `${remote}@${pin.version}: the release document is not the one activated`;
        throw new ReleaseFileError('remotes.wrongHash', message);
      }
      return found.release;
    },
    find: async (remote: RemoteName, version: string): Promise<Release | undefined> =>
      (await documents.find(remote, version))?.release,
    /** Whether the document of a version is cached. */
    isKnown: documents.has,
    /** Whether a version was live in any generation, according to the registry. */
    wasLive: (remote: RemoteName, version: string) => exists(remote, version, 'first-generation'),
    isRevoked: (remote: RemoteName, version: string) => exists(remote, version, 'revocation'),
    /** Stores the server files on disk. A failure is retried with the next request. */
    prepare: (release: Release, language: Language): Promise<ServerRelease> =>
      prepared.get(`${release.name}@${release.version} ${language}`, () =>
        storeFiles(release, language),
      ),
    /** Makes the next request verify the files again after a fault. */
    forget(remote: RemoteName, version: string): void {
      prepared.forget(`${remote}@${version} `);
    },
  };
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>;
