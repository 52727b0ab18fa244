import type { ApiReply, ApiRequest, ApiTransport } from '@tidegate/contracts/siteApi';
import { sessionRefused } from '@tidegate/contracts/store/userState';
import type { Dispatch } from 'redux';
import { forgetSessionPath } from '../session/SessionRefusedDialog';
import { callSite } from './callSite';

/** Session codes of the specification (§4): the visitor is asked whether to log in again. */
const sessionCodes: readonly unknown[] = [50008, 50012, 50014];

/** The token is not there, or not enough (specification §8). */
const refusedStatuses: readonly number[] = [401, 403];

/**
 * Without a session the visitor goes to the login page, and from there back to this one. That
 * document begins without the token and what was known by it.
 */
function leaveForLogin(): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: forgetSessionPath });
  document.body.append(form);
  form.submit();
}

/** A checked call; without the code of the check it goes as from a page without script. */
async function callChecked(request: ApiRequest): Promise<ApiReply> {
  const checking = await import(
    /* webpackChunkName: "bot-check" */ './bot-check/callUnderCheck'
  ).catch(() => undefined);
  return checking ? checking.callUnderCheck(request) : callSite(request);
}

/** Calls from a page; those that ask for a bot check make it first. */
export function createSiteTransport(findDispatch: () => Dispatch): ApiTransport {
  return async (request) => {
    const reply = await (request.botCheck ? callChecked(request) : callSite(request));
    const { code } = (reply.body ?? {}) as { code: number };
    if (refusedStatuses.includes(reply.httpStatus)) leaveForLogin();
    if (sessionCodes.includes(code)) findDispatch()(sessionRefused({ code }));
    return reply;
  };
}
