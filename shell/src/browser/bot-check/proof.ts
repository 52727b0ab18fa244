import type { BotCheckKind } from '@tidegate/contracts/botCheck';
import type { EnvelopeCode } from '@tidegate/contracts/errors';
import type { ApiReply } from '@tidegate/contracts/siteApi';

const failedCode = 20821 satisfies EnvelopeCode<'botCheck.failed'>;

/** The token for one call, and the check that it is for. */
export interface Proof {
  kind: BotCheckKind;
  token: string;
}

/** Without a proof nothing is wrong: this browser cannot do the work, and the plain path is open. */
export type Obtained = { status: 'ready'; proof?: Proof } | { status: 'refused'; reply: ApiReply };

/** What a call that is not sent is answered with. */
export function refuse(message: string): Obtained {
  const body = { code: failedCode, message, data: null };
  return { status: 'refused', reply: { httpStatus: 200, body } };
}
