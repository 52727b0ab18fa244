import type { Caller } from './caller';
import type { CallContent } from './sendCall';

export interface CallRow {
  method: 'GET' | 'POST';
  path: string;
  /** `account` requires a token. */
  caller: 'anyone' | 'account';
  /** Set if only an account without an email address may make the call. */
  isWithoutEmail?: true;
  /** Creates a valid call and the data that it needs. */
  example: (caller: Caller) => CallContent | Promise<CallContent>;
  /** The schema of the reply, including refusals. */
  reply: { safeParse: (value: unknown) => { success: boolean; error?: unknown } };
  /** Envelope code of the same call when repeated; absent if it succeeds again. */
  again?: number;
  /** A repeated call returns an identical reply. */
  repeatsReply?: boolean;
  /** The call refers to data that belongs to its caller. */
  namesOwn?: boolean;
  /** Fields that accept any value. */
  lenient?: readonly string[];
}

export const nothing = (): CallContent => ({});
