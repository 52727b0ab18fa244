import { createHash, randomUUID } from 'node:crypto';

import type { ContactRequest } from '@tidegate/contracts/api/email-forms/schemas';

import type { AttemptThrottle } from '../throttling';
import type { StoredMessage } from './contactRepository';

/** Within this time an identical message counts as a repetition. */
const repetitionMs = 24 * 3600_000;

export interface ContactDependencies {
  throttle: AttemptThrottle;
  /** Stores the message and its outbox email together, unless it is a repetition. */
  keep(message: StoredMessage, repeatedSince: Date): Promise<void>;
  now: () => Date;
}

export type ContactService = ReturnType<typeof contactService>;

export function contactService({ throttle, keep, now }: ContactDependencies) {
  return {
    send: async (request: ContactRequest, address: string) => {
      await throttle.begin({ email: request.email, address });
      const receivedAt = now();
      await keep(
        { ...request, id: randomUUID(), contentHash: hashContent(request), receivedAt },
        new Date(receivedAt.getTime() - repetitionMs),
      );
    },
  };
}

function hashContent({ name, email, inquiry }: ContactRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([name, email, inquiry]))
    .digest();
}
