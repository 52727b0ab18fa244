import * as z from 'zod/mini';

import type { EventHint, SignedEvent } from '../paymentProvider';
import { badSignature, headerOf, isRecent, isSignedBy } from '../signatures';

const eventSchema = z.object({ id: z.string(), reference: z.string() });

export function readEvent(
  code: string,
  event: SignedEvent,
  secrets: readonly string[],
  now: Date,
): EventHint {
  const signature = headerOf(event, 'x-tpa-signature');
  const parts = /^t=(?<seconds>\d{1,12}),v1=(?<digest>[\da-f]{64})$/.exec(signature)?.groups;
  const { seconds = '', digest = '' } = parts ?? {};
  const content = Buffer.concat([Buffer.from(`${seconds}.`), event.body]);
  if (!isRecent(Number(seconds), now) || !isSignedBy(secrets, content, digest)) {
    throw badSignature(code);
  }
  const { id, reference } = eventSchema.parse(JSON.parse(event.body.toString('utf8')));
  return { eventId: id, orderId: reference, providerRef: reference };
}
