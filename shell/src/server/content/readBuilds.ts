import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../reading/readJson';

const text = z.string().check(z.minLength(1));

const described = {
  id: text,
  /** Name of the platform, which is not translated. */
  name: text,
  page: z.string().check(z.startsWith('/download/')),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  released: z.iso.date(),
  /** Oldest supported system, such as `Windows 10`. */
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

/** Identifies one version of an app in the address of its page. */
interface Named {
  token: string;
}

type AsFile = Extract<Described, { file: string }> & { bytes: number; sha256: string };

export type Build = Named & (AsFile | InStore);

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

async function measure(build: Described, folder: string): Promise<Build> {
  const token = hash(`${build.id} ${build.version}`).slice(0, 16);
  if ('store' in build) return { ...build, token };
  const content = await readFile(path.join(folder, build.file));
  return { ...build, token, bytes: content.length, sha256: hash(content) };
}

/** Reads `builds.json` and measures the files in `downloads`. */
export async function readBuilds(contentDir: string): Promise<readonly Build[]> {
  const { builds } = await readJson(path.join(contentDir, 'builds.json'), buildsSchema);
  return Promise.all(builds.map((build) => measure(build, path.join(contentDir, 'downloads'))));
}
