import type { Caller } from './caller';
import type { CallContent } from './sendCall';

/** One call of the API as its callers know it. */
export interface CallRow {
  method: 'GET' | 'POST';
  /** As the API's document writes it. */
  path: string;
  /** `account`: only with a token. */
  caller: 'anyone' | 'account';
  /** Only an account without an address may make it. */
  isWithoutEmail?: true;
  /** A call that is right; made anew each time, with what it needs. */
  example: (caller: Caller) => CallContent | Promise<CallContent>;
  /** The contract of its reply, a refusal included. */
  reply: { safeParse: (value: unknown) => { success: boolean; error?: unknown } };
  /** Envelope code of the very same call made again; absent: it may be repeated. */
  again?: number;
  /** Repeated, it says the very same. */
  saysTheSame?: boolean;
  /** It names something that belongs to its caller. */
  namesOwn?: boolean;
  /** Fields in which anything is understood as something. */
  lenient?: readonly string[];
}

/** A call without anything to say. */
export const nothing = (): CallContent => ({});
