import {
  errorCodeOf,
  findMeaning,
  isRateLimited,
  isUnreachable,
  statusOf,
  type CallError,
} from '@tidegate/contracts/errors/callError';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { sessionStarted, type StartedSession } from '@tidegate/contracts/store/userState';
import { accountApi } from '../../shared/accountApi';
import { readText } from '../../shared/readText';
import type { LoginProblem, LoginRefusal } from './loginProblem';
import { toSafeRedirect } from './toSafeRedirect';

export async function submitLogin(
  context: RemoteContext,
  form: FormData,
): Promise<SubmitResult<LoginProblem>> {
  const username = readText(form, 'username').trim();
  const password = readText(form, 'password');
  if (!username || !password) {
    const missing = { isUsernameMissing: !username, isPasswordMissing: !password };
    return { status: 'refused', problem: { status: 'incomplete', username, ...missing } };
  }

  const { accountLogin } = accountApi.endpoints;
  // Untracked, because a tracked reply becomes part of the state and of the page's HTML.
  const call = accountLogin.initiate({ username, password }, { track: false });
  const { data, error } = await context.dispatch(call);
  if (error && errorCodeOf(error) === 'accounts.secondStepNeeded') {
    return { status: 'redirect', to: `/secondStep?${context.searchParams.toString()}` };
  }
  if (error) {
    const problem = { status: 'refused', username, refusal: toRefusal(error) } as const;
    return { status: 'refused', problem };
  }

  context.dispatch(sessionStarted(await describeSession(context, data.session, username)));
  return { status: 'redirect', to: toSafeRedirect(context.searchParams.get('redirect')) };
}

/** Falls back to the typed username if the profile cannot be loaded. */
async function describeSession(
  { dispatch }: RemoteContext,
  session: string,
  username: string,
): Promise<StartedSession> {
  const { accountProfile } = accountApi.endpoints;
  const { data: profile } = await dispatch(accountProfile.initiate(undefined, uncached));
  return {
    session,
    userId: profile?.user_id ?? null,
    name: profile?.email ?? username,
    avatar: profile?.avatar ?? null,
    isPasswordSet: true,
  };
}

function toRefusal(error: CallError): LoginRefusal {
  if (isUnreachable(error)) return 'unreachable';
  if (isRateLimited(error)) return 'tooManyAttempts';
  // The value is longer than any username or password.
  if (statusOf(error) === 413 || statusOf(error) === 422) return 'wrongCredentials';
  return findMeaning(error, refusals) ?? 'unexpected';
}

const refusals = {
  'accounts.wrongCredentials': 'wrongCredentials',
  'botCheck.failed': 'unchecked',
} as const;
