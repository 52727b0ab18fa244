/** Why the visitor is still logged in: not confirmed yet, or a failed call. */
export interface LogOutProblem {
  reason: 'unconfirmed' | 'unreachable' | 'unexpected';
}
