import { errorCodeOf, isUnreachable, type CallError } from '@tidegate/contracts/errors/callError';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { redirectToNotice } from '../../shared/notices';
import { readText } from '../../shared/readText';
import { settingsApi } from '../../shared/settingsApi';
import { withRecentLogin } from '../../shared/withRecentLogin';
import type { DeviceProblem } from './deviceProblem';

/** Logs out after a confirmation. Without script the first post asks for it. */
export async function submitDevices(
  context: RemoteContext,
  form: FormData,
): Promise<SubmitResult<DeviceProblem>> {
  const subject = readText(form, 'subject');
  const refuse = (
    reason: DeviceProblem['reason'],
    need?: DeviceProblem['need'],
  ): SubmitResult<DeviceProblem> => ({ status: 'refused', problem: { subject, reason, need } });
  if (form.get('confirmed') !== 'yes') {
    return { status: 'accepted', next: { subject, reason: 'unconfirmed' } };
  }

  const { error, need } = await withRecentLogin(context, form, () =>
    logOut(context, subject, readText(form, 'app_type')),
  );
  if (need) return refuse('unconfirmed', need);
  if (error && !isGone(error)) return refuse(isUnreachable(error) ? 'unreachable' : 'unexpected');
  return redirectToNotice('/myAccount/deviceManage', 'saved');
}

/** Only devices have an app type. */
function logOut({ dispatch }: RemoteContext, subject: string, appType: string) {
  const { accountUnbindDevice, accountEndSession, accountEndOthers } = settingsApi.endpoints;
  const untracked = { track: false } as const;
  if (subject === 'others') return dispatch(accountEndOthers.initiate(undefined, untracked));
  if (!appType) return dispatch(accountEndSession.initiate({ session_id: subject }, untracked));
  const device = { unbind_app_type: Number(appType), unbind_user_id: subject };
  return dispatch(accountUnbindDevice.initiate(device, untracked));
}

/** The session already ended elsewhere, so the call's purpose is achieved. */
function isGone(error: CallError): boolean {
  const code = errorCodeOf(error);
  return code === 'devices.unknown' || code === 'sessions.notListed';
}
