import type { Release } from '@tidegate/contracts/release';

/**
 * The same files described the same way are the same release, wherever they were built first:
 * a checkout that moved on without touching the remote publishes nothing new.
 */
function withoutRevision({ sourceRevision: _, files, ...release }: Release): string {
  const sortedFiles = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ ...release, files: sortedFiles });
}

/** The first file in which two releases differ, `release.json` if only their description does. */
export function findDifference(released: Release, offered: Release): string | undefined {
  if (withoutRevision(released) === withoutRevision(offered)) return undefined;
  const paths = Object.keys({ ...released.files, ...offered.files }).toSorted();
  const differing = paths.find(
    (path) => released.files[path]?.integrity !== offered.files[path]?.integrity,
  );
  return differing ?? 'release.json';
}
