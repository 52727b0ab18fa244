import type { RemoteName } from './remoteNames';

/** `threwAfterRender` includes effects; `changedPage` a change outside the remote's region. */
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

/** One fault of one release, reported once per version and cause. */
export interface RemoteFault {
  remote: RemoteName;
  version: string;
  code: FaultCode;
  message: string;
}
