import { errorTable } from '@tidegate/contracts/errors/errors';
import type { ApiReply } from '@tidegate/contracts/siteApi';
import * as z from 'zod/mini';
import type { forgetSessionPath } from '../../session/SessionRefusedDialog';
import { showToast } from './showToast';

/** The token is missing or insufficient (specification §8). */
const refusedStatuses: readonly number[] = [401, 403];

// A copy, because a value that two chunks import adds bytes to every page.
const leavePath: typeof forgetSessionPath = '/_site/forget-session';

/** The visitor is asked whether to log in again (specification §4). */
const sessionCodes: readonly number[] = [50008, 50012, 50014];

/** Pages show their own messages for these codes. */
const knownCodes: ReadonlySet<number> = new Set(
  Object.values(errorTable).map(({ envelopeCode }) => envelopeCode),
);

const envelopeSchema = z.object({
  code: z.int(),
  message: z._default(z.string().check(z.maxLength(500)), ''),
});

/** A posted form loads a new document: the login page must start without the token and its data. */
function leaveForLogin(): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = leavePath;
  document.body.append(form);
  form.submit();
}

/** Handles what concerns the whole site; `refuseSession` receives the code of an ended session. */
export async function handleRefusal(
  reply: ApiReply,
  refuseSession: (code: number) => void,
): Promise<void> {
  if (refusedStatuses.includes(reply.httpStatus)) {
    leaveForLogin();
    return;
  }
  const { code, message } = envelopeSchema.safeParse(reply.body).data ?? { code: 0, message: '' };
  if (sessionCodes.includes(code)) refuseSession(code);
  else if (code >= 1000 && !knownCodes.has(code)) await showToast(message);
}
