import type { Letter } from './letter';

export interface MailTransport {
  /** Returns true if the email is known to be delivered. */
  hasDelivered(id: string): Promise<boolean>;
  deliver(id: string, letter: Letter): Promise<void>;
  close(): void;
}
