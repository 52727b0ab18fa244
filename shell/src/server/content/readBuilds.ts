import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

const described = {
  id: text,
  /** What it runs on; a name that no language translates. */
  name: text,
  /** Its own page. */
  page: z.string().check(z.startsWith('/download/')),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  released: z.iso.date(),
  /** The oldest system that it runs on, such as `Windows 10`. */
  system: text,
};

const buildsSchema = z.object({
  builds: z.array(
    z.union([
      z.object({ ...described, file: z.string().check(z.regex(/^[\w.-]+$/)) }),
      z.object({ ...described, store: text }),
    ]),
  ),
});

type Described = z.infer<typeof buildsSchema>['builds'][number];
type InStore = Extract<Described, { store: string }>;

/** A build that we hand out ourselves, measured from its very bytes. */
type AsFile = Extract<Described, { file: string }> & { bytes: number; sha256: string };

export type Build = AsFile | InStore;

async function measure(build: Described, folder: string): Promise<Build> {
  if ('store' in build) return build;
  const content = await readFile(path.join(folder, build.file));
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ...build, bytes: content.length, sha256 };
}

/** The builds of `builds.json`, with size and checksum of the files beside it in `downloads`. */
export async function readBuilds(contentDir: string): Promise<readonly Build[]> {
  const source = await readFile(path.join(contentDir, 'builds.json'), 'utf8');
  const { builds } = buildsSchema.parse(JSON.parse(source));
  return Promise.all(builds.map((build) => measure(build, path.join(contentDir, 'downloads'))));
}
