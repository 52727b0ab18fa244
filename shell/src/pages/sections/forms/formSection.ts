import type { BotCheckAction } from '@tidegate/contracts/visitors/botCheck';
import type { Language } from '@tidegate/contracts/languages';
import * as z from 'zod/mini';
import { named, text } from '../namedSection';

/** The labels and errors of a form come from the edge (`edge.json`). */
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

/** Result of the previous submission. */
export interface FormOutcome {
  tone: 'success' | 'caution';
  text: string;
}

export type FormContent = z.infer<typeof form>;

export interface FormSection extends Omit<FormContent, 'form'> {
  /** Element ID and hash of the form. */
  id: string;
  /** The visitor's language, for everything except heading and lead. */
  formLanguage: Language;
  /** Explains the button if heading and lead have another subject. */
  question?: string;
  outcome?: FormOutcome;
  /** Absent after a successful submission. */
  fields?: readonly ShownField[];
  /** The kind of form and the parameters of its address. */
  hidden: readonly (readonly [name: string, value: string])[];
  submit: string;
  /** Button text while the script is sending. */
  sending: string;
  botCheck?: BotCheckAction;
  stepsUp?: boolean;
  /** Error if the script receives no response. */
  failed: string;
}
