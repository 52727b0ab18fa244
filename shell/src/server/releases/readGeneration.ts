import { generationSchema, type Generation } from '@tidegate/contracts/release';
import { isRemoteName } from '@tidegate/contracts/remoteNames';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';

const remotesSchema = z.object({ remotes: z.record(z.string(), z.unknown()) });

/** A document of the registry as a live set; undefined, and a line of the log, if it is none. */
export type ReadGeneration = (document: unknown) => Generation | undefined;

/**
 * While servers of two versions run side by side, the newer one may release a remote that this one
 * does not know. Its pages are not shown here; the log names it once.
 */
export function createGenerationReader(logger: FastifyBaseLogger): ReadGeneration {
  const named = new Set<string>();

  function nameUnknown(document: unknown) {
    for (const remote of Object.keys(remotesSchema.parse(document).remotes)) {
      if (isRemoteName(remote) || named.has(remote)) continue;
      named.add(remote);
      logger.warn({ code: 'edge.unknownRemote', remote }, 'left out a remote of another version');
    }
  }

  return (document) => {
    const { success, data } = generationSchema.safeParse(document);
    if (!success) {
      logger.error({ code: 'edge.invalidGeneration' }, 'the registry sent an unknown document');
      return undefined;
    }
    nameUnknown(document);
    return data;
  };
}
