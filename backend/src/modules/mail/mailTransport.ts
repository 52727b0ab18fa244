import type { Letter } from './letter';

/** The way out of this service for mail. */
export interface MailTransport {
  /** Whether the letter went out before, as far as can be known. */
  hasDelivered(id: string): Promise<boolean>;
  deliver(id: string, letter: Letter): Promise<void>;
  close(): void;
}
