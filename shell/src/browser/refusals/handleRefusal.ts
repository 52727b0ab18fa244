import { errorTable } from '@tidegate/contracts/errors';
import type { ApiReply } from '@tidegate/contracts/siteApi';
import * as z from 'zod/mini';
import type { forgetSessionPath } from '../../session/SessionRefusedDialog';
import { showToast } from './showToast';

/** The token is not there, or not enough (specification §8). */
const refusedStatuses: readonly number[] = [401, 403];

// Written again, like what the caller brings: a value that two chunks import costs every page bytes.
const leavePath: typeof forgetSessionPath = '/_site/forget-session';

/** Session codes of the specification (§4): the visitor is asked whether to log in again. */
const sessionCodes: readonly number[] = [50008, 50012, 50014];

/** Refusals that pages have words of their own for, beside what has to change. */
const knownCodes: ReadonlySet<number> = new Set(
  Object.values(errorTable).map(({ envelopeCode }) => envelopeCode),
);

const envelopeSchema = z.object({
  code: z.int(),
  message: z._default(z.string().check(z.maxLength(500)), ''),
});

/**
 * Without a session the visitor goes to the login page, and from there back to this one. That
 * document begins without the token and what was known by it.
 */
function leaveForLogin(): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = leavePath;
  document.body.append(form);
  form.submit();
}

/**
 * Does what the whole site does about a reply that is no success; the page says the rest.
 * `refuseSession` is given the code of a session that has ended.
 */
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
