import type { Release } from '@tidegate/contracts/remotes/release';
import {
  integrityOf,
  ReleaseFileError,
  type FetchFromRegistry,
} from './registry-client/registryFiles';
import type { VerifiedFiles } from './registry-client/createVerifiedFiles';

/** Files of releases, whose hashes are verified. */
export function createReleaseFiles(fetchBytes: FetchFromRegistry, kept: VerifiedFiles) {
  const pathOf = ({ name, version }: Release, file: string) => kept.pathOf(name, version, file);

  return {
    pathOf,
    /** Throws `ReleaseFileError` if the file does not exist. */
    async read(release: Release, file: string): Promise<Buffer> {
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
        const message = `${name}@${version}: ${file} is not the file that was released`;
        throw new ReleaseFileError('remotes.wrongHash', message);
      }
      await kept.write(pathOf(release, file), bytes);
      return bytes;
    },
  };
}
