import { releaseSchema, type Release } from '@tidegate/contracts/remotes/release';
import { DeliveryError } from './deliveryError';
import { describeIssues } from './describeIssues';

/** Limits of one release; a remote that needs more should be split. */
export const releaseLimits = {
  documentBytes: 256 * 1024,
  files: 500,
  totalBytes: 40 * 1024 * 1024,
} as const;

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new DeliveryError('delivery.invalidRelease', 'release.json is not JSON.', { cause });
  }
}

function refuseExcess({ files }: Release): void {
  const sizes = Object.values(files).map(({ sizeBytes }) => sizeBytes);
  const totalBytes = sizes.reduce((sum, sizeBytes) => sum + sizeBytes, 0);
  if (sizes.length > releaseLimits.files || totalBytes > releaseLimits.totalBytes) {
    throw new DeliveryError(
      'delivery.tooLarge',
      `A release holds at most ${releaseLimits.files} files and ${releaseLimits.totalBytes} bytes; ` +
        `this one has ${sizes.length} files and ${totalBytes} bytes.`,
    );
  }
}

function namedFiles({ client, server, locales }: Release): string[] {
  const { entry, chunk, lazyChunk = chunk, styles } = client;
  return [entry, chunk, lazyChunk, ...styles, server, ...Object.values(locales)];
}

/** Parses untrusted `release.json` bytes. */
export function parseRelease(bytes: Uint8Array): Release {
  const parsed = releaseSchema.safeParse(parseJson(bytes));
  if (!parsed.success) {
    throw new DeliveryError('delivery.invalidRelease', describeIssues(parsed.error));
  }
  const release = parsed.data;
  const unlisted = namedFiles(release).find((path) => !Object.hasOwn(release.files, path));
  if (unlisted !== undefined) {
    throw new DeliveryError('delivery.invalidRelease', `"files" lacks ${unlisted}.`);
  }
  refuseExcess(release);
  return release;
}

/** Sorts the files, so that the same release always produces the same bytes. */
export function serializeRelease(release: Release): Buffer {
  const files = Object.fromEntries(
    Object.entries(release.files).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return Buffer.from(`${JSON.stringify({ ...release, files }, null, 2)}\n`);
}
