import type { Subscribe } from '@tidegate/contracts/api/email-forms/schemas';
import { retention } from '@tidegate/contracts/visitors/retention';

import { refusal } from '../../refusal';
import { createToken, hashToken } from '../../security/secretTokens';
import type { AttemptThrottle } from '../throttling';
import type { NewsletterRepository } from './newsletterRepository';

const confirmLifetimeMs = retention.unconfirmedDays * 24 * 3600_000;

export const emailKinds = {
  confirm: 'newsletter.confirm',
  welcome: 'newsletter.welcome',
} as const;

export interface NewsletterDependencies {
  throttle: AttemptThrottle;
  subscriptions: NewsletterRepository;
  /** Runs `work` and adds its email to the outbox in one transaction. */
  withEmail(
    work: (
      subscriptions: NewsletterRepository,
      enqueue: (kind: string, recipient: Subscribe) => Promise<void>,
    ) => Promise<void>,
  ): Promise<void>;
  now: () => Date;
}

export type NewsletterService = ReturnType<typeof newsletterService>;

export function newsletterService(dependencies: NewsletterDependencies) {
  const { throttle, subscriptions, withEmail, now } = dependencies;
  const confirmUntil = () => new Date(now().getTime() + confirmLifetimeMs);
  return {
    /** Sends a confirmation email and responds alike for a subscribed address. */
    subscribe: async (request: Subscribe, address: string) => {
      await throttle.begin({ email: request.email, address });
      await subscriptions.removeUnconfirmedBefore(now());
      await withEmail(async (stored, enqueue) => {
        const isNew = await stored.begin(request, createToken(), confirmUntil());
        if (isNew) await enqueue(emailKinds.confirm, request);
      });
    },
    /** Returns the confirmation token, or undefined if the address is confirmed. */
    issueToken: async (email: string) => {
      const token = createToken();
      const isIssued = await subscriptions.issue(email, hashToken(token), confirmUntil());
      return isIssued ? token : undefined;
    },
    /** Idempotent, because a link may be opened twice. */
    confirm: (token: string) =>
      withEmail(async (stored, enqueue) => {
        const confirmed = await stored.confirm(hashToken(token), now());
        if (!confirmed) throw refusal('newsletter.unknownLink');
        if (confirmed.isNew) await enqueue(emailKinds.welcome, confirmed);
      }),
    leave: (token: string) => subscriptions.remove(token),
  };
}
