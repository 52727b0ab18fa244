import { isEmailAddress } from '@tidegate/contracts/visitors/isEmailAddress';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { selectIsSignedIn, sessionEnded } from '@tidegate/contracts/store/userState';
import { accountApi } from '../../shared/accountApi';
import { checkNewPassword } from '../../shared/checkNewPassword';
import { toProblem, type PasswordProblem, type ProblemName } from '../../shared/passwordProblem';
import { readText } from '../../shared/readText';

type Result = SubmitResult<PasswordProblem>;

const purpose = 'reset_password';
// Untracked, because tracked replies become part of the state and of the page's HTML.
const untracked = { track: false } as const;

/** Handles both steps: only the second form has a code field. */
export function submitReset(context: RemoteContext, form: FormData): Promise<Result> {
  return form.has('code') ? choosePassword(context, form) : requestCode(context, form);
}

async function requestCode(context: RemoteContext, form: FormData): Promise<Result> {
  const { dispatch, getState } = context;
  const email = readText(form, 'email').trim();
  const wrong = checkEmail(email);
  if (wrong) return refuse({ errors: { email: wrong }, email });
  const request = { email, purpose, language: selectLanguage(getState()) } as const;
  const call = accountApi.endpoints.accountRequestCode.initiate(request, untracked);
  const { error } = await dispatch(call);
  if (error) return refuse({ ...toProblem(error), email });
  return { status: 'accepted', next: { errors: {}, email, code: '' } };
}

function checkEmail(email: string): ProblemName | undefined {
  if (!email) return 'emailMissing';
  return isEmailAddress(email) ? undefined : 'emailInvalid';
}

async function choosePassword(context: RemoteContext, form: FormData): Promise<Result> {
  const { dispatch, getState } = context;
  const email = readText(form, 'email').trim();
  const code = readText(form, 'code').trim();
  const errors = checkNewPassword(form, 'passwordMissing');
  const wrong = checkEmail(email);
  if (wrong) errors.email = wrong;
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
    // The reset ended all sessions: the logout makes the edge clear the token.
    await dispatch(accountLogout.initiate(undefined, untracked));
    dispatch(sessionEnded());
  }
  return { status: 'redirect', to: '/login?notice=passwordReset' };
}

function refuse(problem: PasswordProblem): Result {
  return { status: 'refused', problem };
}
