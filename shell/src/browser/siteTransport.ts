import type { ApiReply, ApiRequest, ApiTransport } from '@tidegate/contracts/siteApi';
import { sessionRefused } from '@tidegate/contracts/store/userState';
import type { Dispatch } from 'redux';
import { callSite } from './callSite';

/** A checked call; without the code of the check it goes as from a page without script. */
async function callChecked(request: ApiRequest): Promise<ApiReply> {
  const checking = await import(/* webpackChunkName: "calls" */ './bot-check/callUnderCheck').catch(
    () => undefined,
  );
  return checking ? checking.callUnderCheck(request) : callSite(request);
}

/** Calls from a page; those that ask for a bot check make it first. */
export function createSiteTransport(findDispatch: () => Dispatch): ApiTransport {
  return async (request) => {
    const reply = await (request.botCheck ? callChecked(request) : callSite(request));
    const { code = reply.httpStatus } = (reply.body ?? {}) as { code?: unknown };
    if (code !== 200) {
      // Its code is for those alone who are refused; without it the page says what it can.
      void import(/* webpackChunkName: "calls" */ './refusals/handleRefusal')
        .then(({ handleRefusal }) =>
          handleRefusal(reply, (ended) => findDispatch()(sessionRefused({ code: ended }))),
        )
        .catch(() => undefined);
    }
    return reply;
  };
}
