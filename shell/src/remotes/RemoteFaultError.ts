import type { FaultCode, RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';

export class RemoteFaultError extends Error {
  readonly fault: RemoteFault;

  constructor(remote: RemoteName, version: string, code: FaultCode, cause?: unknown) {
    const told = cause instanceof Error ? cause.message : cause;
    const message = typeof told === 'string' ? told : code;
    super(`${remote}@${version}: ${code}: ${message}`, { cause });
    this.fault = { remote, version, code, message: message.slice(0, 500) };
  }
}

/** Returns the fault of a `RemoteFaultError` and wraps any other error with `code`. */
export function toFault(
  error: unknown,
  { remote, version }: { remote: RemoteName; version: string },
  code: FaultCode,
): RemoteFault {
  return error instanceof RemoteFaultError
    ? error.fault
    : new RemoteFaultError(remote, version, code, error).fault;
}
