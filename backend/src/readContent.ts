import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SiteError } from '@tidegate/contracts/errors/siteError';
import type * as z from 'zod/mini';

/** Reads a JSON file of the built-in content. An invalid file stops the start. */
export async function readContent<Schema extends z.ZodMiniType>(
  contentFolder: string,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    return schema.parse(JSON.parse(await readFile(join(contentFolder, path), 'utf8')));
  } catch (cause) {
    throw new SiteError('content.invalid', `The content file ${path} cannot be used`, {
      details: { path },
      cause,
    });
  }
}
