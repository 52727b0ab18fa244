import type { RemoteName } from './remoteNames';

/**
 * Why a release could not be used, the same on server and in browser. `threwAfterRender` is an
 * effect or a later render, `changedPage` a change outside its region: of what the platform offers
 * or of the page's frame.
 */
export const faultCodes = [
  'remotes.notFound',
  'remotes.unavailable',
  'remotes.wrongType',
  'remotes.wrongHash',
  'remotes.timeout',
  'remotes.threwAtEvaluation',
  'remotes.threwAtRender',
  'remotes.threwAfterRender',
  'remotes.threwAtLoad',
  'remotes.blockedRender',
  'remotes.outOfMemory',
  'remotes.invalidModule',
  'remotes.invalidReply',
  'remotes.contractMismatch',
  'remotes.foreignWrite',
  'remotes.changedPage',
] as const;

export type FaultCode = (typeof faultCodes)[number];

/** One fault of one release, reported once for each version and cause. */
export interface RemoteFault {
  remote: RemoteName;
  version: string;
  code: FaultCode;
  message: string;
}
