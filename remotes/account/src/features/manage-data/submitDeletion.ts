import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { selectUser, sessionEnded } from '@tidegate/contracts/store/userState';
import { accountApi } from '../../shared/accountApi';
import { toProblem, type PasswordProblem } from '../../shared/passwordProblem';
import { readText } from '../../shared/readText';
import { dataApi } from './dataApi';

// Untracked, because tracked replies become part of the state and of the page's HTML.
const untracked = { track: false } as const;

/** Deletes the account after a password check; a renewing plan ends with it. */
export async function submitDeletion(
  { dispatch, getState }: RemoteContext,
  form: FormData,
): Promise<SubmitResult<PasswordProblem>> {
  const password = readText(form, 'current');
  const isNeeded = selectUser(getState()).isPasswordSet;
  if (isNeeded && !password) return refuse({ errors: { current: 'currentMissing' } });

  const request = {
    ...(password && { password }),
    ends_renewal: true,
    language: selectLanguage(getState()),
  };
  const { error } = await dispatch(dataApi.endpoints.accountDelete.initiate(request, untracked));
  if (error) return refuse(toProblem(error));

  // Makes the edge clear the token, which is no longer valid.
  await dispatch(accountApi.endpoints.accountLogout.initiate(undefined, untracked));
  dispatch(sessionEnded());
  return { status: 'redirect', to: '/login?notice=accountDeleted' };
}

function refuse(problem: PasswordProblem): SubmitResult<PasswordProblem> {
  return { status: 'refused', problem };
}
