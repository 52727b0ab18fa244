import type { FaultCode, RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { ReleaseId } from './browserRelease';

export class RemoteFaultError extends Error {
  readonly fault: RemoteFault;

  constructor({ remote, version }: ReleaseId, code: FaultCode, cause?: unknown) {
    const reason = cause instanceof Error ? cause.message : cause;
    const message = typeof reason === 'string' ? reason : code;
    super(`${remote}@${version}: ${code}: ${message}`, { cause });
    this.fault = { remote, version, code, message: message.slice(0, 500) };
  }
}

/** Returns the fault of a `RemoteFaultError` and wraps any other error with `code`. */
export function toFault(error: unknown, release: ReleaseId, code: FaultCode): RemoteFault {
  return (error instanceof RemoteFaultError ? error : new RemoteFaultError(release, code, error))
    .fault;
}
