import { generationSchema, type Generation } from '@tidegate/contracts/remotes/release';
import { isRemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';

const remotesSchema = z.object({ remotes: z.record(z.string(), z.unknown()) });

/** Parses a live set; undefined for an invalid one, which is logged. */
export type ReadGeneration = (document: unknown) => Generation | undefined;

/** Leaves out unknown remotes, which a newer server may release while both versions run. */
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
