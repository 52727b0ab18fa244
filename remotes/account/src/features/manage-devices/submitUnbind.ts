import type { EnvelopeCode } from '@tidegate/contracts/errors';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remoteModule';
import { isUnreachable, type CallError } from '../../shared/failure';
import { readText } from '../../shared/readText';
import { redirectToNotice } from '../../shared/notices';
import { settingsApi } from '../../shared/settingsApi';
import type { DeviceProblem } from './deviceProblem';

/** Removes a device once that is confirmed; without script the first post only asks. */
export async function submitUnbind(
  { dispatch }: RemoteContext,
  form: FormData,
): Promise<SubmitResult<DeviceProblem>> {
  const userId = readText(form, 'unbind_user_id');
  const refuse = (reason: DeviceProblem['reason']): SubmitResult<DeviceProblem> => ({
    status: 'refused',
    problem: { userId, reason },
  });
  if (form.get('confirmed') !== 'yes') return refuse('unconfirmed');

  const call = settingsApi.endpoints.accountUnbindDevice.initiate(
    { unbind_app_type: Number(readText(form, 'unbind_app_type')), unbind_user_id: userId },
    { track: false },
  );
  const { error } = await dispatch(call);
  if (error && !isGone(error)) return refuse(isUnreachable(error) ? 'unreachable' : 'unexpected');
  return redirectToNotice('/myAccount/deviceManage', 'saved');
}

/** Removed in another window, or logged out by itself: what was wanted has happened. */
function isGone(error: CallError): boolean {
  return 'code' in error && error.code === (20602 satisfies EnvelopeCode<'devices.unknown'>);
}
