import { withTexts, type ReleaseFiles } from './releaseFiles';

export type Change = (release: ReleaseFiles) => ReleaseFiles;

function toContainer(name: string, version: string): string {
  return `${name}_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;
}

/** Creates a variant of a built release by replacing text, which needs no build. */
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
