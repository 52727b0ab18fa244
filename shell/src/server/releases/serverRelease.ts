import type { FaultCode } from '@tidegate/contracts/remotes/faultCodes';
import type { ReleaseRoute } from '@tidegate/contracts/remotes/releaseRoute';
import type { BrowserRelease } from '../../remotes/browserRelease';

/** A release with its server files on this machine. */
export interface ServerRelease {
  browser: BrowserRelease;
  routes: readonly ReleaseRoute[];
  /** Absolute path and expected hash. */
  serverBundle: { file: string; integrity: string };
  messages: { file: string; integrity: string };
  /** Why the files are missing. The render reports it and uses the next version. */
  fault?: FaultCode;
  /** In quarantine, but the only choice. It gets a shorter deadline. */
  isSuspect?: true;
}
