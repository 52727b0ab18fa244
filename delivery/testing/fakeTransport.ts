import { succeed } from '@tidegate/contracts/envelope';
import type { ApiReply, ApiRequest, ApiTransport } from '@tidegate/contracts/siteApi';

/** What the network answers, by `METHOD /path`. A call that is not scripted fails the test. */
export type Replies = Readonly<
  Record<string, (request: ApiRequest) => ApiReply | Promise<ApiReply>>
>;

export const answer = (data: unknown) => (): ApiReply => ({ httpStatus: 200, body: succeed(data) });

export const refuse =
  (httpStatus: number, code = httpStatus) =>
  (): ApiReply => ({ httpStatus, body: { code, message: 'Refused', data: null } });

/** The network is gone: no reply comes. */
export const loseNetwork = (): ApiReply => ({ httpStatus: 0, body: undefined });

/** The network as a script; `requests` lists the calls that were made, oldest first. */
export function createFakeTransport(replies: Replies) {
  const requests: ApiRequest[] = [];
  const transport: ApiTransport = async (request) => {
    requests.push(request);
    const reply = replies[`${request.method} ${request.path}`];
    if (!reply) throw new Error(`No reply is scripted for ${request.method} ${request.path}.`);
    return Promise.resolve(reply(request));
  };
  return { transport, requests };
}
