import { createHash } from 'node:crypto';
import type { FaultCode } from '@tidegate/contracts/remotes/faultCodes';

/** A file that the registry lacks or that differs from the release. */
export class ReleaseFileError extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const timeoutMs = 5000;

/** Subresource Integrity hash. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

export interface RegistryAccess {
  registryOrigin: string;
  edgeToken: string;
}

export function authorization({ edgeToken }: RegistryAccess) {
  return { authorization: `Bearer ${edgeToken}` };
}

/** Fetches from the registry; undefined for 404. Throws `ReleaseFileError` if it is unreachable. */
export type FetchFromRegistry = (path: string) => Promise<Buffer | undefined>;

export function createRegistryClient(access: RegistryAccess): FetchFromRegistry {
  return async (path) => {
    function fail(cause: unknown): never {
      throw new ReleaseFileError('remotes.unavailable', `no registry answers for ${path}`, {
        cause,
      });
    }
    const reply = await fetch(access.registryOrigin + path, {
      headers: authorization(access),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(fail);
    if (reply.status === 404) return undefined;
    if (!reply.ok) {
      throw new ReleaseFileError(
        'remotes.unavailable',
        `the registry answered ${reply.status} for ${path}`,
      );
    }
    return Buffer.from(await reply.arrayBuffer().catch(fail));
  };
}
