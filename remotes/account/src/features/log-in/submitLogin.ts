import type { EnvelopeCode } from '@tidegate/contracts/errors/errors';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { sessionStarted, type StartedSession } from '@tidegate/contracts/store/userState';
import { accountApi } from '../../shared/accountApi';
import { isUnreachable, type CallError } from '../../shared/failure';
import { readText } from '../../shared/readText';
import type { LoginProblem, LoginRefusal } from './loginProblem';
import { toSafeRedirect } from './toSafeRedirect';

const secondStepCode = 20130 satisfies EnvelopeCode<'accounts.secondStepNeeded'>;

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
  if (error && 'code' in error && error.code === secondStepCode) {
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
  const call = accountProfile.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data: profile } = await dispatch(call);
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
  if (!('code' in error)) return 'unexpected';
  const refusal = refusals.find(({ code }) => code === error.code);
  return refusal?.meaning ?? meaningOfStatus[error.httpStatus] ?? 'unexpected';
}

/** Statuses of replies that come without an envelope code. */
const meaningOfStatus: Readonly<Record<number, LoginRefusal>> = {
  413: 'wrongCredentials',
  429: 'tooManyAttempts',
};

const refusals = [
  { code: 20101 satisfies EnvelopeCode<'accounts.wrongCredentials'>, meaning: 'wrongCredentials' },
  { code: 20102 satisfies EnvelopeCode<'accounts.tooManyLogins'>, meaning: 'tooManyAttempts' },
  { code: 20821 satisfies EnvelopeCode<'botCheck.failed'>, meaning: 'unchecked' },
  // The value is longer than any username or password.
  { code: 422 satisfies EnvelopeCode<'requests.invalid'>, meaning: 'wrongCredentials' },
] as const;
