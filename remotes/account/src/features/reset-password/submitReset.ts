import { isEmailAddress } from '@tidegate/contracts/emailAddress';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { selectIsSignedIn, sessionEnded } from '@tidegate/contracts/store/userState';
import { accountApi } from '../../shared/accountApi';
import { checkNewPassword } from '../../shared/checkNewPassword';
import { toProblem, type PasswordProblem } from '../../shared/passwordProblem';
import { readText } from '../../shared/readText';

type Result = SubmitResult<PasswordProblem>;

const purpose = 'reset_password';
// Untracked: nothing reads the replies from the state, and there they would go into the page's HTML.
const untracked = { track: false } as const;

/** Either step: the second form is the one that has a code. */
export function submitReset(context: RemoteContext, form: FormData): Promise<Result> {
  return form.has('code') ? choosePassword(context, form) : askForCode(context, form);
}

async function askForCode(context: RemoteContext, form: FormData): Promise<Result> {
  const { dispatch, getState, searchParams } = context;
  const email = readText(form, 'email').trim();
  if (!isEmailAddress(email)) {
    return refuse({ errors: { email: email ? 'emailInvalid' : 'emailMissing' }, email });
  }
  const wish = { email, purpose, language: selectLanguage(getState()) } as const;
  const call = accountApi.endpoints.accountRequestCode.initiate(wish, untracked);
  const { error } = await dispatch(call);
  if (error) return refuse({ ...toProblem(error), email });
  // Counted, so that a second code is announced like the first.
  const sent = String(Number(searchParams.get('sent')) + 1);
  const query = new URLSearchParams({ email, sent });
  return { status: 'redirect', to: `/forgetPassword?${query.toString()}` };
}

async function choosePassword(context: RemoteContext, form: FormData): Promise<Result> {
  const { dispatch, getState } = context;
  const email = readText(form, 'email');
  const code = readText(form, 'code').trim();
  const errors = checkNewPassword(form, 'passwordMissing');
  if (!code) errors.code = 'codeMissing';
  if (Object.keys(errors).length > 0) return refuse({ errors, email, code });

  const { accountValidateCode, accountResetPassword, accountLogout } = accountApi.endpoints;
  const attempt = accountValidateCode.initiate({ email, purpose, code }, untracked);
  const { data: proof, error: codeError } = await dispatch(attempt);
  if (codeError) return refuse({ ...toProblem(codeError), email, code });
  const password = readText(form, 'password');
  const reset = accountResetPassword.initiate({ ...proof, password }, untracked);
  const { error } = await dispatch(reset);
  if (error) return refuse({ ...toProblem(error), email, code });

  if (selectIsSignedIn(getState())) {
    // Its session has just ended with all others: the edge forgets the token.
    await dispatch(accountLogout.initiate(undefined, untracked));
    dispatch(sessionEnded());
  }
  return { status: 'redirect', to: '/login?notice=passwordReset' };
}

function refuse(problem: PasswordProblem): Result {
  return { status: 'refused', problem };
}
