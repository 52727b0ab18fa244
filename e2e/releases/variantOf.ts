import { withTexts, type ReleaseFiles } from './releaseFiles';

/** What makes a new release differ from the one it was made of. */
export type Change = (release: ReleaseFiles) => ReleaseFiles;

function toContainer(name: string, version: string): string {
  return `${name}_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;
}

/**
 * Makes a new release out of a built one by text alone, so that a hundred cost no build: another
 * version, the container name that goes with it in every file, and the changes.
 */
export function variantOf(base: ReleaseFiles, version: string, ...changes: Change[]): ReleaseFiles {
  const { document } = base;
  const oldContainer = document.client.container;
  const container = toContainer(document.name, version);
  const renamed: ReleaseFiles = {
    ...base,
    document: { ...document, version, client: { ...document.client, container } },
  };
  const start = withTexts(renamed, (text) => text.replaceAll(oldContainer, container));
  return changes.reduce((release, change) => change(release), start);
}
