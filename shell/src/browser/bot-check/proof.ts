import type { BotCheckKind } from '@tidegate/contracts/visitors/botCheck';
import type { EnvelopeCode, ErrorCode } from '@tidegate/contracts/errors/errors';
import type { ApiReply } from '@tidegate/contracts/siteApi';

const failed = 'botCheck.failed' satisfies ErrorCode;
const failedCode = 20821 satisfies EnvelopeCode<typeof failed>;

export interface Proof {
  kind: BotCheckKind;
  token: string;
}

/** Without a proof the browser cannot do the work and calls as a page without JavaScript. */
export type Obtained = { status: 'ready'; proof?: Proof } | { status: 'refused'; reply: ApiReply };

/** The response to a call that is not sent. */
export function refuse(message: string): Obtained {
  const body = { code: failedCode, message, data: null, error: { code: failed } };
  return { status: 'refused', reply: { httpStatus: 200, body } };
}
