import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

/** Writes a release as a build leaves it, for `release publish --dir`. */
export async function writeRelease(
  { document, texts }: ReleaseFiles,
  folder: string,
): Promise<void> {
  for (const [file, text] of [...texts, ['release.json', JSON.stringify(document)] as const]) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
