import { createHash } from 'node:crypto';
import type { FaultCode } from '@tidegate/contracts/faults';

/** A file that the registry does not have, or not as it was released. */
export class ReleaseFileError extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

const timeoutMs = 5000;

/** Hash in the form that browsers check. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Bytes at a path of the registry; undefined if there is nothing. */
export type FetchFromRegistry = (path: string) => Promise<Buffer | undefined>;

export function createRegistryClient(registryOrigin: string): FetchFromRegistry {
  return async (path) => {
    const reply = await fetch(registryOrigin + path, { signal: AbortSignal.timeout(timeoutMs) });
    if (reply.status === 404) return undefined;
    if (!reply.ok) {
      throw new ReleaseFileError(
        'remotes.unavailable',
        `the registry answered ${reply.status} for ${path}`,
      );
    }
    return Buffer.from(await reply.arrayBuffer());
  };
}
