import { readFile } from 'node:fs/promises';
import type * as z from 'zod/mini';

export async function readJson<Content>(
  file: string,
  schema: z.ZodMiniType<Content>,
): Promise<Content> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}
