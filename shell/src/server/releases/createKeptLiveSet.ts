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

/** The last live set on disk, for a start while the registry is unreachable. */
export interface KeptLiveSet {
  /** Undefined if it is missing or corrupt. */
  read: () => Promise<Generation | undefined>;
  write: (generation: Generation) => Promise<void>;
}

function parseKept(text: string): Generation {
  const { integrity, document } = fileSchema.parse(JSON.parse(text));
  if (integrityOf(Buffer.from(document)) !== integrity) throw new Error('its hash is another');
  return generationSchema.parse(JSON.parse(document));
}

export function createKeptLiveSet(cacheDir: string, logger: FastifyBaseLogger): KeptLiveSet {
  const files = createVerifiedFiles(cacheDir);
  const file = files.pathOf('live-set.json');
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      try {
        return parseKept(text);
      } catch (error) {
        logger.warn({ code: 'edge.keptLiveSetUnusable', err: error }, `${file} is of no use`);
        return undefined;
      }
    },
    async write(generation) {
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
