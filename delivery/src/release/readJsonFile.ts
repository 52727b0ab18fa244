import { readFile } from 'node:fs/promises';
import type * as z from 'zod/mini';

/** Undefined if the file is missing, half written or from another version. */
export async function readJsonFile<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
