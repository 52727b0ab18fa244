import { errorTable, sessionEndCodes } from '@tidegate/contracts/errors/errors';
import { toPrefixedPath } from '../../locale/prefix';
import { toLoginAddress } from '../../routes/paths/accountPaths';
import type { AccountReply } from './createAccountCalls';
import type { PrivateAnswer, PrivateRequest } from './privateAnswer';

const loggedOutCodes: readonly number[] = [
  errorTable['sessions.missing'].envelopeCode,
  ...sessionEndCodes,
];

/** Redirects to the login and back if the session has ended. */
export function leadToLogin(
  { entry: { language, device, sitePath } }: PrivateRequest,
  { code, sessionChange }: AccountReply,
): PrivateAnswer | undefined {
  if (!loggedOutCodes.includes(code)) return undefined;
  const location = toPrefixedPath(toLoginAddress(sitePath), language, device);
  return { kind: 'redirect', location, sessionChange };
}
