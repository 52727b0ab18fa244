import * as z from 'zod/mini';
import { named, text } from '../namedSection';

/** Builds of the apps with everything that lets a visitor check what arrives. */
export const builds = z.object({
  kind: z.literal('builds'),
  ...named,
  lead: text,
  /** All of them, those for televisions, or the one that the page is about. */
  show: z.enum(['all', 'televisions', 'own']),
  /** Says that the files are made up. */
  demo: text,
  /** Marks the build for the device that asks. */
  yours: text,
  download: text,
  store: text,
  more: text,
  facts: z.object({ version: text, released: text, system: text, size: text, sha256: text }),
});

/** One build; a file of ours has a size and a checksum, one in a store has neither. */
export type ShownBuild = {
  id: string;
  /** The last part of the address of this very version. */
  token: string;
  name: string;
  version: string;
  released: string;
  system: string;
  /** Absent on that very page. */
  page?: string;
  isYours: boolean;
} & ({ href: string; bytes: number; sha256: string } | { store: string });

export type BuildsSection = Omit<z.infer<typeof builds>, 'show'> & {
  builds: readonly ShownBuild[];
};
