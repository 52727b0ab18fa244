import type { ChangePassword, SetPassword } from '@tidegate/contracts/api/account/passwordSchemas';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { selectUser, sessionStarted } from '@tidegate/contracts/store/userState';
import { accountApi } from '../../shared/accountApi';
import { checkNewPassword } from '../../shared/checkNewPassword';
import { redirectToNotice } from '../../shared/notices';
import { toProblem, type PasswordProblem } from '../../shared/passwordProblem';
import { readText } from '../../shared/readText';

// Untracked, because tracked replies become part of the state and of the page's HTML.
const untracked = { track: false } as const;

export async function submitChange(
  context: RemoteContext,
  form: FormData,
): Promise<SubmitResult<PasswordProblem>> {
  const { dispatch, getState } = context;
  const user = selectUser(getState());
  const current = readText(form, 'current');
  const password = readText(form, 'password');
  const errors = checkNewPassword(form, 'newMissing');
  if (user.isPasswordSet && !current) errors.current = 'currentMissing';
  else if (user.isPasswordSet && current === password) errors.password = 'unchanged';
  if (Object.keys(errors).length > 0) return { status: 'refused', problem: { errors } };

  const { error } = user.isPasswordSet
    ? await change(context, { current_password: current, new_password: password })
    : await set(context, { password });
  if (error) return { status: 'refused', problem: toProblem(error) };

  if (!user.isPasswordSet) dispatch(sessionStarted({ ...user, isPasswordSet: true }));
  return redirectToNotice('/myAccount', 'passwordChanged');
}

function change({ dispatch }: RemoteContext, body: ChangePassword) {
  return dispatch(accountApi.endpoints.accountChangePassword.initiate(body, untracked));
}

function set({ dispatch }: RemoteContext, body: SetPassword) {
  return dispatch(accountApi.endpoints.accountSetPassword.initiate(body, untracked));
}
