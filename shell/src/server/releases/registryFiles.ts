import { createHash } from 'node:crypto';
import type { FaultCode } from '@tidegate/contracts/faults';

/** A file that the registry does not have, or not as it was released. */
export class ReleaseFileError extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const timeoutMs = 5000;

/** Hash in the form that browsers check. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Where the registry is, and what shows it that a request comes from an edge. */
export interface RegistryAccess {
  registryOrigin: string;
  edgeToken: string;
}

export function authorization({ edgeToken }: RegistryAccess) {
  return { authorization: `Bearer ${edgeToken}` };
}

/**
 * Bytes at a path of the registry; undefined if there is nothing. Throws `ReleaseFileError` with
 * `remotes.unavailable` while the registry is away.
 */
export type FetchFromRegistry = (path: string) => Promise<Buffer | undefined>;

export function createRegistryClient(access: RegistryAccess): FetchFromRegistry {
  return async (path) => {
    const reply = await fetch(access.registryOrigin + path, {
      headers: authorization(access),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new ReleaseFileError('remotes.unavailable', `no registry answers for ${path}`, {
        cause,
      });
    });
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
