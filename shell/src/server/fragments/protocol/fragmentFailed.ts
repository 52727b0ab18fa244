import type { FaultCode, RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { ServerRelease } from '../../releases/serverRelease';

/** A region could not be rendered, and its release is to blame. */
export class FragmentFailed extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A region was not ready in time, and its release is not to blame. */
export class FragmentDelayed extends Error {}

export function toFault(
  { code, message }: FragmentFailed,
  { browser: { remote, version } }: ServerRelease,
): RemoteFault {
  return { remote, version, code, message: message.slice(0, 500) };
}
