import type { Language } from '@tidegate/contracts/languages';

/** A mail that somebody is to get. What it says is decided when it is sent. */
export interface MailOrder {
  id: string;
  /** Names the writer. */
  kind: string;
  recipient: string;
  language: Language;
  /** What it is about, where that is more than the recipient. */
  subjectId?: string | null;
  /** While one with this key waits, another is not ordered. */
  waitingKey?: string;
}

/** A mail as plain text. */
export interface Letter {
  recipient: string;
  subject: string;
  text: string;
  /** Who an answer goes to; without it nobody reads one. */
  replyTo?: { name: string; address: string };
  /** Where the recipient's mail program ends such letters with one click (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Writes what was ordered; gives nothing when there is nobody to write to. */
export type LetterWriter = (order: MailOrder) => Promise<Letter | undefined>;
