import * as z from 'zod/mini';
import { named, text } from '../namedSection';

/** Builds of the apps with the data to verify a download. */
export const builds = z.object({
  kind: z.literal('builds'),
  ...named,
  lead: text,
  /** All builds, those for televisions, or only that of the page. */
  show: z.enum(['all', 'televisions', 'own']),
  /** Notice that the files are demonstration data. */
  demo: text,
  /** Label of the build for the visitor's device. */
  ownDevice: text,
  download: text,
  store: text,
  more: text,
  facts: z.object({ version: text, released: text, system: text, size: text, sha256: text }),
});

/** A downloadable file has a size and a checksum; a build in a store has neither. */
export type ShownBuild = {
  id: string;
  /** The last segment of this version's address. */
  token: string;
  name: string;
  version: string;
  released: string;
  system: string;
  /** Absent on the build's own page. */
  page?: string;
  isOwnDevice: boolean;
} & ({ href: string; bytes: number; sha256: string } | { store: string });

export type BuildsContent = z.infer<typeof builds>;

export type BuildsSection = Omit<BuildsContent, 'show'> & {
  builds: readonly ShownBuild[];
};
