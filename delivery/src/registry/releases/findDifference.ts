import type { Release } from '@tidegate/contracts/remotes/release';

/** Ignores the commit, so that a checkout without changes in the remote publishes nothing new. */
function withoutRevision({ sourceRevision: _, files, ...release }: Release): string {
  const sortedFiles = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ ...release, files: sortedFiles });
}

/** The first differing file, or `release.json` if only the metadata differs. */
export function findDifference(released: Release, offered: Release): string | undefined {
  if (withoutRevision(released) === withoutRevision(offered)) return undefined;
  const paths = Object.keys({ ...released.files, ...offered.files }).toSorted();
  const differing = paths.find(
    (path) => released.files[path]?.integrity !== offered.files[path]?.integrity,
  );
  return differing ?? 'release.json';
}
