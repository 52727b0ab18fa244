import type { Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';
import { named, text } from '../namedSection';

/** Both answers look alike, neither is emphasised. */
export const consent = z.object({ kind: z.literal('consent'), ...named, lead: text });

export type ConsentContent = z.infer<typeof consent>;

export interface ConsentSection extends ConsentContent {
  /** The visitor's language, for the buttons and the confirmation. */
  messagesLanguage: Language;
  accept: string;
  reject: string;
  /** Confirms the last answer. */
  notice?: string;
}
