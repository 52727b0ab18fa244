import type { ApiReply, ApiRequest, ApiTransport } from '@tidegate/contracts/siteApi';
import { sessionRefused } from '@tidegate/contracts/store/userState';
import type { Dispatch } from 'redux';
import { callSite } from './callSite';

/** Session codes of the specification (§4): the visitor is asked whether to log in again. */
const sessionCodes: readonly number[] = [50008, 50012, 50014];

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
    const code = (reply.body as { code?: unknown } | undefined)?.code;
    if (typeof code === 'number' && sessionCodes.includes(code)) {
      findDispatch()(sessionRefused({ code }));
    }
    return reply;
  };
}
