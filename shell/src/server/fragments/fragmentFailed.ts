import type { FaultCode } from '@tidegate/contracts/faults';

/** A region that could not be rendered; the release is to blame for it. */
export class FragmentFailed extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A region that was not ready in time, for which its release is not to blame. */
export class FragmentDelayed extends Error {}
