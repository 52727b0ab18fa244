import type { Email } from './email';

export interface MailTransport {
  /** Returns true if the email is known to be delivered. */
  hasDelivered(id: string): Promise<boolean>;
  deliver(id: string, email: Email): Promise<void>;
  close(): void;
}
