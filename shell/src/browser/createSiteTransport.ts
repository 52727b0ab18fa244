import type { ApiReply, ApiRequest, ApiTransport } from '@tidegate/contracts/siteApi';
import { sessionRefused } from '@tidegate/contracts/store/userState';
import type { Dispatch } from 'redux';
import { isRecord } from '../isRecord';
import { callSite } from './callSite';

/** If the chunk fails to load, the call is sent without a check, as without JavaScript. */
async function callChecked(request: ApiRequest): Promise<ApiReply> {
  const checking = await import(/* webpackChunkName: "calls" */ './bot-check/callUnderCheck').catch(
    () => undefined,
  );
  return checking ? checking.callUnderCheck(request) : callSite(request);
}

export function createSiteTransport(findDispatch: () => Dispatch): ApiTransport {
  return async (request) => {
    const reply = await (request.botCheck ? callChecked(request) : callSite(request));
    const code = isRecord(reply.body) ? reply.body['code'] : undefined;
    if ((code ?? reply.httpStatus) !== 200) {
      // Loaded only after a refusal; without it the page still shows its own error.
      void import(/* webpackChunkName: "calls" */ './refusals/handleRefusal')
        .then(({ handleRefusal }) =>
          handleRefusal(reply, (ended) => findDispatch()(sessionRefused({ code: ended }))),
        )
        .catch(() => undefined);
    }
    return reply;
  };
}
