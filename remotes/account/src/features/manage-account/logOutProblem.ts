/** Why a visitor is still logged in: not asked yet, or a call that failed. */
export interface LogOutProblem {
  reason: 'unconfirmed' | 'unreachable' | 'unexpected';
}
