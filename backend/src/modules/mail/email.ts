import type { Selectable } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

type EmailRow = Selectable<SiteTables['emailOutbox']>;

/** An email to send. Its content is written when it is sent. */
export type OutboxEmail = Pick<EmailRow, 'id' | 'kind' | 'recipient' | 'language'> &
  Partial<Pick<EmailRow, 'subjectId' | 'waitingKey'>>;

export interface NewEmail extends Omit<OutboxEmail, 'id' | 'recipient'> {
  /** Set by a caller whose template needs it to find the subject. */
  id?: string;
  /** Null for an account without an address: no email is sent. */
  recipient: string | null;
}

export interface Email {
  recipient: string;
  subject: string;
  text: string;
  /** Absent in a visitor's message to us, which is passed on as it is. */
  html?: string;
  /** Absent: nobody reads replies. */
  replyTo?: { name: string; address: string };
  /** URL for one-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string;
}
