import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../reading/readJson';

const section = z.looseObject({
  id: z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)),
  kind: z.string(),
});

const structureSchema = z.object({ sections: z.array(section).check(z.minLength(1)) });

/** The sections of a page without their texts, which are messages. */
export type PageStructure = z.infer<typeof structureSchema>['sections'];

/** The structure of every page of the shell, by the name of its file below `content/pages`. */
export type PageStructures = ReadonlyMap<string, PageStructure>;

export async function readPageStructures(folder: string): Promise<PageStructures> {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.json'));
  return new Map(
    await Promise.all(
      pages.map(async (file) => {
        const { sections } = await readJson(path.join(folder, file), structureSchema);
        return [file.replace(/\.json$/, ''), sections] as const;
      }),
    ),
  );
}
