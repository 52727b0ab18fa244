import type { FaultCode } from '@tidegate/contracts/faults';
import type { BrowserRelease } from '../../remotes/browserRelease';

/** A release as the server needs it: files on this machine and what the page will be told. */
export interface ServerRelease {
  browser: BrowserRelease;
  /** Paths of its pages. */
  routes: readonly string[];
  /** Absolute path and expected hash, checked before it is evaluated. */
  serverBundle: { file: string; integrity: string };
  words: { file: string; integrity: string };
  /** Why those files are not there: the render reports it and goes on to the next version. */
  fault?: FaultCode;
  /** It is in quarantine and serves because all others are; a page does not wait long for it. */
  isSuspect?: true;
}
