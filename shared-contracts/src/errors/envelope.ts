/** `code` of every successful reply. */
export const successCode = 200;

/** A refusal; `error.code` is its stable name, see `errors.ts`. */
export interface Refusal {
  code: number;
  message: string;
  data: null;
  error: { code: string; request_id: string; details?: Record<string, unknown> | undefined };
}

export interface Success<Data> {
  code: typeof successCode;
  message: string;
  data: Data;
}

export type Envelope<Data> = Success<Data> | Refusal;

/** Wraps the data of a reply: `succeed({ token })`. */
export function succeed<Data>(data: Data): Success<Data> {
  return { code: successCode, message: 'OK', data };
}

export function isSuccess<Data>(reply: Envelope<Data>): reply is Success<Data> {
  return reply.code === successCode;
}
