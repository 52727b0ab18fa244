import { contractVersion } from '@tidegate/contracts/contractVersion';
import { LRUCache } from 'lru-cache';
import { satisfies } from 'semver';
import type { FaultCode } from '@tidegate/contracts/remotes/faultCodes';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import type { Release, ReleasePin } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import {
  createRegistryClient,
  integrityOf,
  ReleaseFileError,
  type RegistryAccess,
} from './registry-client/registryFiles';
import { createReleaseDocuments } from './createReleaseDocuments';
import type { ServerRelease } from './serverRelease';
import { createVerifiedFiles } from './registry-client/verifiedFiles';

/** Verified copies of release files on disk, fetched from the registry on first use. */
export interface ReleaseStore {
  /** The release document of a pin, whose hash is verified. */
  describe: (remote: RemoteName, pin: ReleasePin) => Promise<Release>;
  find: (remote: RemoteName, version: string) => Promise<Release | undefined>;
  /** Whether the document of a version is cached. */
  isKnown: (remote: RemoteName, version: string) => boolean;
  /** Whether a version was live in any generation, according to the registry. */
  wasLive: (remote: RemoteName, version: string) => Promise<boolean>;
  isRevoked: (remote: RemoteName, version: string) => Promise<boolean>;
  /** Throws `ReleaseFileError` if the file does not exist. */
  read: (release: Release, file: string) => Promise<Buffer>;
  /** Stores the server files on disk and describes the release for renderer and page. */
  prepare: (release: Release, language: Language) => Promise<ServerRelease>;
  /** Makes the next request verify the files again after a fault. */
  forget: (remote: RemoteName, version: string) => void;
}

/** More than all current and previous releases in all languages. */
const mostKept = 150;

function findFault(files: readonly PromiseSettledResult<unknown>[]): FaultCode | undefined {
  const failure = files.find((file) => file.status === 'rejected');
  if (!failure) return undefined;
  return failure.reason instanceof ReleaseFileError ? failure.reason.code : 'remotes.unavailable';
}

export function createReleaseStore({
  cacheDir,
  ...access
}: RegistryAccess & { cacheDir: string }): ReleaseStore {
  const fetchBytes = createRegistryClient(access);
  const kept = createVerifiedFiles(cacheDir);
  const documents = createReleaseDocuments(fetchBytes, kept);
  const prepared = new LRUCache<string, Promise<ServerRelease>>({ max: mostKept });

  const pathOf = ({ name, version }: Release, file: string) => kept.pathOf(name, version, file);

  async function read(release: Release, file: string): Promise<Buffer> {
    const { name, version } = release;
    const expected = release.files[file];
    const known = expected && (await kept.read(pathOf(release, file), expected.integrity));
    if (known) return known;
    const bytes =
      expected && (await fetchBytes(`/_delivery/releases/${name}/${version}/files/${file}`));
    if (!bytes) {
      throw new ReleaseFileError('remotes.notFound', `${name}@${version} has no file ${file}`);
    }
    if (integrityOf(bytes) !== expected.integrity) {
      throw new ReleaseFileError(
        'remotes.wrongHash',
        `${name}@${version}: ${file} is not the file that was released`,
      );
    }
    await kept.write(pathOf(release, file), bytes);
    return bytes;
  }

  async function prepare(release: Release, language: Language): Promise<ServerRelease> {
    const { name, version, client } = release;
    const words = release.locales[language] ?? release.locales[defaultLanguage] ?? '';
    const files = await Promise.allSettled([read(release, release.server), read(release, words)]);
    const fault = findFault(files);
    const integrity = (file: string) => release.files[file]?.integrity ?? '';
    const asset = (file: string) => ({
      url: `/r/${name}/${version}/${file}`,
      integrity: integrity(file),
    });
    return {
      browser: {
        remote: name,
        version,
        contract: release.contract,
        isCompatible: satisfies(contractVersion, release.contract),
        container: client.container,
        entry: asset(client.entry),
        chunk: asset(client.chunk),
        styles: client.styles.map(asset),
        words: asset(words),
        slots: release.slots.map((slot) => slot.name),
      },
      routes: release.routes.map(({ path }) => path),
      serverBundle: { file: pathOf(release, release.server), integrity: integrity(release.server) },
      words: { file: pathOf(release, words), integrity: integrity(words) },
      ...(fault && { fault }),
    };
  }

  return {
    read,
    find: async (remote, version) => (await documents.find(remote, version))?.release,
    isKnown: documents.has,
    wasLive: async (remote, version) =>
      (await fetchBytes(`/_delivery/releases/${remote}/${version}/first-generation`)) !== undefined,
    isRevoked: async (remote, version) =>
      (await fetchBytes(`/_delivery/releases/${remote}/${version}/revocation`)) !== undefined,
    async describe(remote, pin) {
      const found = await documents.find(remote, pin.version, pin.integrity);
      if (found?.integrity !== pin.integrity) {
        throw new ReleaseFileError(
          'remotes.wrongHash',
          `${remote}@${pin.version}: the release document is not the one activated`,
        );
      }
      return found.release;
    },
    prepare(release, language) {
      const key = `${release.name}@${release.version} ${language}`;
      const known = prepared.get(key);
      if (known) return known;
      const pending = prepare(release, language);
      prepared.set(key, pending);
      // A failure is retried with the next request.
      const forgetThis = () => prepared.get(key) === pending && prepared.delete(key);
      pending.then(({ fault }) => fault && forgetThis(), forgetThis);
      return pending;
    },
    forget(remote, version) {
      for (const key of prepared.keys()) {
        if (key.startsWith(`${remote}@${version} `)) prepared.delete(key);
      }
    },
  };
}
