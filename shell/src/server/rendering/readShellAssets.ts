import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../reading/readJson';

const assetList = z.array(z.object({ url: z.string(), integrity: z.string() }));

const shellAssetsSchema = z.object({
  version: z.string(),
  /** Only a development build supports fast refresh of a local dev server. */
  build: z.enum(['production', 'development']),
  scripts: assetList,
  /** Inline in the head of each page; the content security policy allows its hash. */
  startScript: z.object({ text: z.string(), hash: z.string() }),
  styles: assetList,
  gallery: assetList,
  /** By script. Others use system fonts. */
  fonts: z.partialRecord(z.enum(['latin', 'cyrillic', 'japanese', 'arabic']), z.array(z.string())),
  /** Federation runtime and shared modules, for pages with a region. */
  federation: assetList,
});

/** Assets that a page of this shell build starts with. */
export type ShellAssets = z.infer<typeof shellAssetsSchema>;

export function readShellAssets(shellDist: string): Promise<ShellAssets> {
  return readJson(path.join(shellDist, 'assets.json'), shellAssetsSchema);
}
