import { readFile } from 'node:fs/promises';
import {
  generationSchema,
  integritySchema,
  type Generation,
} from '@tidegate/contracts/remotes/release';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { integrityOf } from './registry-client/registryFiles';
import { createVerifiedFiles } from './registry-client/createVerifiedFiles';

const fileSchema = z.object({ integrity: integritySchema, document: z.string() });

function parseKept(text: string): Generation {
  const { integrity, document } = fileSchema.parse(JSON.parse(text));
  if (integrityOf(Buffer.from(document)) !== integrity) throw new Error('its hash is another');
  return generationSchema.parse(JSON.parse(document));
}

/** The last live set on disk, for a start while the registry is unreachable. */
export function createKeptLiveSet(cacheDir: string, logger: FastifyBaseLogger) {
  const files = createVerifiedFiles(cacheDir);
  const file = files.pathOf('live-set.json');
  return {
    /** Undefined if it is missing or corrupt. */
    async read(): Promise<Generation | undefined> {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      try {
        return parseKept(text);
      } catch (error) {
        logger.warn({ code: 'edge.keptLiveSetUnusable', err: error }, `${file} is of no use`);
        return undefined;
      }
    },
    async write(generation: Generation): Promise<void> {
      const document = JSON.stringify(generation);
      const integrity = integrityOf(Buffer.from(document));
      try {
        await files.write(file, Buffer.from(JSON.stringify({ integrity, document })));
      } catch (error) {
        logger.error({ code: 'edge.liveSetNotKept', err: error }, `cannot write ${file}`);
      }
    },
  };
}

export type KeptLiveSet = ReturnType<typeof createKeptLiveSet>;
