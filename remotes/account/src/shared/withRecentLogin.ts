import { findMeaning, type CallError } from '@tidegate/contracts/errors/callError';
import type { RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { accountApi } from './accountApi';
import { readText } from './readText';

export const currentPasswordField = 'current_password';

/** Why a change requires the current password. */
export type PasswordNeed = 'required' | 'missing' | 'wrong' | 'tooManyAttempts';

export interface Change {
  error?: CallError | undefined;
  need?: PasswordNeed;
}

/** Makes a call that requires a recent login, after sending the password if the form has one. */
export async function withRecentLogin(
  context: RemoteContext,
  form: FormData,
  call: () => Promise<{ error?: CallError | undefined }>,
): Promise<Change> {
  if (form.has(currentPasswordField)) {
    const refused = await giveAgain(context, readText(form, currentPasswordField));
    if (refused) return refused;
  }
  const { error } = await call();
  return error ? toChange(error) : {};
}

/** Resolves with the problem, if any. */
async function giveAgain(
  { dispatch }: RemoteContext,
  password: string,
): Promise<Change | undefined> {
  if (!password) return { need: 'missing' };
  // Untracked, because a tracked reply becomes part of the state and of the page's HTML.
  const again = accountApi.endpoints.accountReauthenticate.initiate({ password }, { track: false });
  const { error } = await dispatch(again);
  return error && toChange(error);
}

const needs = {
  'sessions.loginTooOld': 'required',
  'accounts.wrongPassword': 'wrong',
  'accounts.tooManyLogins': 'tooManyAttempts',
} as const;

function toChange(error: CallError): Change {
  const need = findMeaning(error, needs);
  return need ? { need } : { error };
}
