import type { BotCheckAction } from '@tidegate/contracts/botCheck';
import type { Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';
import { named, text } from '../namedSection';

/** Something that a visitor sends; its labels and messages are the edge's (`edge.json`). */
export const form = z.object({
  kind: z.literal('form'),
  ...named,
  lead: text,
  form: z.enum(['contact', 'newsletter', 'student']),
});

export interface ShownField {
  name: string;
  control: 'text' | 'email' | 'textarea';
  label: string;
  hint?: string;
  autoComplete: string;
  maxLength: number;
  value: string;
  error?: string;
}

/** What became of what was sent before. */
export interface FormOutcome {
  tone: 'success' | 'caution';
  text: string;
}

export interface FormSection extends Omit<z.infer<typeof form>, 'form'> {
  /** The place of the form in the page's address. */
  id: string;
  /** Of everything but heading and lead: the visitor's own. */
  formLanguage: Language;
  /** What the button is about, where heading and lead speak of something else. */
  question?: string;
  outcome?: FormOutcome;
  /** Absent once it has been sent. */
  fields?: readonly ShownField[];
  /** Which form it is, and what its address brought. */
  hidden: readonly (readonly [name: string, value: string])[];
  submit: string;
  /** Said by the button while the page's script sends. */
  sending: string;
  /** The action of the bot check that script does before it sends the form. */
  botCheck?: BotCheckAction;
  /** The last check ended in a low score. */
  stepsUp?: boolean;
  /** Said by the page's script when nothing answers. */
  failed: string;
}
