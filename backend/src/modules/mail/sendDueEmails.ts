import type { Email, OutboxEmail } from './email';
import type { EmailOutboxRepository, ClaimedEmail } from './emailOutboxRepository';
import type { MailTransport } from './mailTransport';

/** Longer than any delivery takes. Afterwards another process takes over the email. */
const leaseMs = 2 * 60_000;
const firstPauseMs = 10_000;
const longestPauseMs = 10 * 60_000;
const maxAttempts = 8;

export interface OutboxWorkerOptions {
  outbox: EmailOutboxRepository;
  templates: ReadonlyMap<string, (email: OutboxEmail) => Promise<Email | undefined>>;
  transport: MailTransport;
  now: () => Date;
  onFailure: (email: ClaimedEmail, isLast: boolean, error: unknown) => void;
}

/** Sends all due emails in sequence. A failed delivery does not throw. */
export async function sendDueEmails(options: OutboxWorkerOptions): Promise<void> {
  const { outbox, now, onFailure } = options;
  for (;;) {
    const at = now();
    const email = await outbox.claim(at, new Date(at.getTime() + leaseMs));
    if (!email) return;
    try {
      await send(email, options);
      await outbox.remove(email.id);
    } catch (error) {
      const isLast = email.attempts >= maxAttempts;
      onFailure(email, isLast, error);
      if (isLast) await outbox.remove(email.id);
      else await outbox.postpone(email.id, new Date(now().getTime() + pauseAfter(email.attempts)));
    }
  }
}

async function send(email: ClaimedEmail, options: OutboxWorkerOptions): Promise<void> {
  const { templates, transport } = options;
  // Checked before writing, which creates a new code and would invalidate the delivered one.
  if (await transport.hasDelivered(email.id)) return;
  const template = templates.get(email.kind);
  if (!template) throw new Error(`There is no template for emails of the kind ${email.kind}`);
  const content = await template(email);
  if (content) await transport.deliver(email.id, content);
}

function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
}
