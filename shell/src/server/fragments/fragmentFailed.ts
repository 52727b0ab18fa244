import type { FaultCode } from '@tidegate/contracts/faults';

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
