import type { Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';
import { named, text } from '../namedSection';

/** The two answers about cookies, equal to each other. */
export const consent = z.object({ kind: z.literal('consent'), ...named, lead: text });

export interface ConsentSection extends z.infer<typeof consent> {
  /** Of the buttons and of what is said: the visitor's own. */
  wordsLanguage: Language;
  accept: string;
  reject: string;
  /** What was answered a moment ago. */
  said?: string;
}
