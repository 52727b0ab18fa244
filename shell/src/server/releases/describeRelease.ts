import { contractVersion } from '@tidegate/contracts/contractVersion';
import type { Release } from '@tidegate/contracts/remotes/release';
import { satisfies } from 'semver';
import { isEarlier } from './routes/completeRelease';
import type { ServerRelease } from './serverRelease';

/** Describes a release for renderer and page, with its messages in one language. */
export function describeRelease(
  release: Release,
  messages: string,
  pathOf: (release: Release, file: string) => string,
): ServerRelease {
  const { name, version, contract, client } = release;
  const integrity = (file: string) => release.files[file]?.integrity ?? '';
  const asset = (file: string) => ({
    url: `/r/${name}/${version}/${file}`,
    integrity: integrity(file),
  });
  const onDisk = (file: string) => ({ file: pathOf(release, file), integrity: integrity(file) });
  return {
    browser: {
      remote: name,
      version,
      contract,
      isCompatible: satisfies(contractVersion, contract),
      container: client.container,
      entry: asset(client.entry),
      chunk: asset(client.chunk),
      ...(client.lazyChunk !== undefined && {
        lazy: {
          chunk: asset(client.lazyChunk),
          paths: release.routes.flatMap(({ path, isLazy }) => (isLazy ? [path] : [])),
        },
      }),
      styles: client.styles.map(asset),
      messages: asset(messages),
      slots: release.slots.map((slot) => slot.name),
      ...(isEarlier(release) && { routes: release.routes }),
      prefetch: Object.fromEntries(
        release.routes.flatMap(({ path, prefetch }) => (prefetch ? [[path, prefetch]] : [])),
      ),
    },
    routes: release.routes,
    serverBundle: onDisk(release.server),
    messages: onDisk(messages),
  };
}
