import type { DeleteAccount } from '@tidegate/contracts/api/privacy';
import type { EnvelopeCode } from '@tidegate/contracts/errors';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { selectUser, sessionEnded } from '@tidegate/contracts/store/userState';
import { accountApi } from '../../shared/accountApi';
import type { CallError } from '../../shared/failure';
import { toProblem, type PasswordProblem } from '../../shared/passwordProblem';
import { readText } from '../../shared/readText';
import { dataApi } from './dataApi';

const planRenewsCode = 20141 satisfies EnvelopeCode<'accounts.planRenews'>;
// Untracked: nothing reads the replies from the state, and there they would go into the page's HTML.
const untracked = { track: false } as const;

/** Deletes the account of whoever knows its password; a plan that renews is ended before. */
export async function submitDeletion(
  context: RemoteContext,
  form: FormData,
): Promise<SubmitResult<PasswordProblem>> {
  const { dispatch, getState } = context;
  const password = readText(form, 'current');
  const isNeeded = selectUser(getState()).isPasswordSet;
  if (isNeeded && !password) return refuse({ errors: { current: 'currentMissing' } });

  const request = { ...(password && { password }), language: selectLanguage(getState()) };
  const error = await deleteAccount(context, request);
  if (error) return refuse(toProblem(error));

  // The edge then forgets the token, which opens nothing any more.
  await dispatch(accountApi.endpoints.accountLogout.initiate(undefined, untracked));
  dispatch(sessionEnded());
  return { status: 'redirect', to: '/login?notice=accountDeleted' };
}

async function deleteAccount(context: RemoteContext, request: DeleteAccount) {
  const { accountDelete } = dataApi.endpoints;
  const { error } = await context.dispatch(accountDelete.initiate(request, untracked));
  if (!error || !('code' in error) || error.code !== planRenewsCode) return error;
  return (
    (await endRenewal(context)) ??
    (await context.dispatch(accountDelete.initiate(request, untracked))).error
  );
}

async function endRenewal({ dispatch }: RemoteContext): Promise<CallError | undefined> {
  const { accountPlan, accountEndRenewal } = dataApi.endpoints;
  const options = { subscribe: false, forceRefetch: true };
  const { data, error } = await dispatch(accountPlan.initiate(undefined, options));
  if (!data?.subscription) return error;
  const { subscription_id } = data.subscription;
  return (await dispatch(accountEndRenewal.initiate({ subscription_id }, untracked))).error;
}

function refuse(problem: PasswordProblem): SubmitResult<PasswordProblem> {
  return { status: 'refused', problem };
}
