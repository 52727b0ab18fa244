import { isSessionGone, isUnreachable } from '@tidegate/contracts/errors/callError';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { sessionEnded } from '@tidegate/contracts/store/userState';
import { accountApi } from '../../shared/accountApi';
import type { LogOutProblem } from './logOutProblem';

/** Ends the session after a confirmation. Without script the first post asks for it. */
export async function submitLogOut(
  { dispatch }: RemoteContext,
  form: FormData,
): Promise<SubmitResult<LogOutProblem>> {
  if (form.get('confirmed') !== 'yes') {
    return { status: 'accepted', next: { reason: 'unconfirmed' } };
  }

  const { accountLogout } = accountApi.endpoints;
  const { error } = await dispatch(accountLogout.initiate(undefined, { track: false }));
  if (error && !isSessionGone(error)) {
    return refuse(isUnreachable(error) ? 'unreachable' : 'unexpected');
  }

  dispatch(sessionEnded());
  return { status: 'redirect', to: '/' };
}

function refuse(reason: LogOutProblem['reason']): SubmitResult<LogOutProblem> {
  return { status: 'refused', problem: { reason } };
}
