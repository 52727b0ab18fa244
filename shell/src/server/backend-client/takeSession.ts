import { sessionGrantSchema } from '@tidegate/contracts/api/account/schemas';
import { secondStepSchema } from '@tidegate/contracts/api/second-factor/schemas';
import { errorTable } from '@tidegate/contracts/errors/errors';
import * as z from 'zod/mini';
import { parseJson } from '../reading/parseJson';
import { toSessionHandle } from '../http/sessionCookie';
import type { BackendReply } from './backend';

const grantSchema = z.looseObject({ data: sessionGrantSchema });

const secondStepReplySchema = z.looseObject({
  code: z.literal(errorTable['accounts.secondStepNeeded'].envelopeCode),
  error: z.looseObject({ details: secondStepSchema }),
});

const toJson = (value: unknown) => Buffer.from(JSON.stringify(value));

/**
 * Moves the token of a reply to the cookie and gives the page a handle of the session. The challenge
 * of a second step stays at the edge like a token.
 */
export function takeSession(reply: BackendReply): BackendReply {
  const envelope = parseJson(reply.body);
  const granted = grantSchema.safeParse(envelope).data;
  if (granted) {
    const { token, expires_at: expiresAt } = granted.data;
    const data = { session: toSessionHandle(token), expires_at: expiresAt };
    return {
      ...reply,
      body: toJson({ ...granted, data }),
      sessionChange: { kind: 'start', token, expiresAt: new Date(expiresAt) },
    };
  }
  const refused = secondStepReplySchema.safeParse(envelope).data;
  if (!refused) return reply;
  const { details, ...error } = refused.error;
  const { challenge, expires_at: expiresAt } = details;
  return {
    ...reply,
    body: toJson({ ...refused, error }),
    sessionChange: { kind: 'secondStep', challenge, expiresAt: new Date(expiresAt) },
  };
}
