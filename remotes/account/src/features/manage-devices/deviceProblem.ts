/** Why a device is still there: not asked yet, or a call that failed. */
export interface DeviceProblem {
  userId: string;
  reason: 'unconfirmed' | 'unreachable' | 'unexpected';
}
