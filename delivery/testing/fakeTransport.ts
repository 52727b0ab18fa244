import { succeed } from '@tidegate/contracts/errors/envelope';
import { errorTable, type ErrorCode } from '@tidegate/contracts/errors/errors';
import type { ApiReply, ApiRequest, ApiTransport } from '@tidegate/contracts/siteApi';

/** Replies by `METHOD /path`; a call without one fails the test. */
export type Replies = Readonly<
  Record<string, (request: ApiRequest) => ApiReply | Promise<ApiReply>>
>;

export const answer = (data: unknown) => (): ApiReply => ({ httpStatus: 200, body: succeed(data) });

/** Carries the error code that the table has for these numbers, if any. */
export const refuse =
  (httpStatus: number, code = httpStatus) =>
  (): ApiReply => {
    const meaning = Object.entries(errorTable).find(
      ([, known]) => known.httpStatus === httpStatus && known.envelopeCode === code,
    );
    const error = { code: meaning?.[0], request_id: 'r-1' };
    return { httpStatus, body: { code, message: 'Refused', data: null, error } };
  };

/** The refusal that the server sends for this error code. */
export function refuseAs(code: ErrorCode, details?: Readonly<Record<string, unknown>>) {
  const { httpStatus, envelopeCode, message } = errorTable[code];
  const error = { code, request_id: 'r-1', details };
  return (): ApiReply => ({ httpStatus, body: { code: envelopeCode, message, data: null, error } });
}

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
