import type { EnvelopeCode } from '@tidegate/contracts/errors/errors';
import type { RemoteContext } from '@tidegate/contracts/remotes/remoteModule';
import { accountApi } from './accountApi';
import type { CallError } from './failure';
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

const needs: readonly [number, PasswordNeed][] = [
  [20110 satisfies EnvelopeCode<'sessions.loginTooOld'>, 'required'],
  [20103 satisfies EnvelopeCode<'accounts.wrongPassword'>, 'wrong'],
  [20102 satisfies EnvelopeCode<'accounts.tooManyLogins'>, 'tooManyAttempts'],
];

function toChange(error: CallError): Change {
  const need = 'code' in error ? needs.find(([code]) => code === error.code)?.[1] : undefined;
  return need ? { need } : { error };
}
