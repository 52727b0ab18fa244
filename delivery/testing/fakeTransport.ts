import { succeed } from '@tidegate/contracts/errors/envelope';
import type { ApiReply, ApiRequest, ApiTransport } from '@tidegate/contracts/siteApi';

/** Replies by `METHOD /path`; a call without one fails the test. */
export type Replies = Readonly<
  Record<string, (request: ApiRequest) => ApiReply | Promise<ApiReply>>
>;

export const answer = (data: unknown) => (): ApiReply => ({ httpStatus: 200, body: succeed(data) });

export const refuse =
  (httpStatus: number, code = httpStatus) =>
  (): ApiReply => ({ httpStatus, body: { code, message: 'Refused', data: null } });

export const loseNetwork = (): ApiReply => ({ httpStatus: 0, body: undefined });

/** `requests` lists the calls in order. */
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
