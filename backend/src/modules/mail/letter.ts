import type { Language } from '@tidegate/contracts/languages';

/** An outbox email. Its content is written when it is sent. */
export interface MailOrder {
  id: string;
  /** Selects the writer. */
  kind: string;
  recipient: string;
  language: Language;
  /** Id of the subject, unless the recipient suffices. */
  subjectId?: string | null;
  /** Prevents a second outbox email with this key while one waits. */
  waitingKey?: string;
}

export interface Letter {
  recipient: string;
  subject: string;
  text: string;
  /** Absent: nobody reads replies. */
  replyTo?: { name: string; address: string };
  /** URL for one-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Writes an outbox email, or returns undefined if its recipient no longer exists. */
export type LetterWriter = (order: MailOrder) => Promise<Letter | undefined>;
