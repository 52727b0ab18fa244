import type { FormOutcome } from './sections/forms/formSection';

export interface AccountField {
  name: string;
  control: 'text' | 'email' | 'password' | 'code' | 'choice';
  label: string;
  hint?: string;
  autoComplete?: string;
  maxLength?: number;
  /** Of a choice: what is sent, and what is read. */
  choices?: readonly (readonly [value: string, label: string])[];
  value?: string;
  error?: string;
}

/** What script asks the browser for before the form is sent. */
export interface PasskeyCeremony {
  kind: 'create' | 'get';
  /** JSON, as WebAuthn has it. */
  options: string;
}

export interface AccountForm {
  hidden: readonly (readonly [name: string, value: string])[];
  fields: readonly AccountField[];
  submit: string;
  isSecondary?: boolean;
  passkey?: PasskeyCeremony;
}

export interface QrCode {
  label: string;
  /** Modules on each side, its quiet border included. */
  size: number;
  /** An SVG path over the dark modules. */
  path: string;
}

/** One thing that an account can do about its second factor. */
export interface AccountBlock {
  heading: string;
  texts: readonly string[];
  outcome?: FormOutcome;
  items?: readonly string[];
  qrCode?: QrCode;
  /** Secrets to be copied, one to a line. */
  codes?: readonly string[];
  forms: readonly AccountForm[];
  link?: { to: string; label: string };
}

/** What the edge shows to one visitor; no words file has it, and no browser asks for it. */
export interface SecondFactorContent {
  heading: string;
  lead: string;
  /** The place of the content in the page's address. */
  id: string;
  /** Whether script may put the answer of a form in the place of the content. */
  isAnsweredInPlace: boolean;
  outcome?: FormOutcome;
  blocks: readonly AccountBlock[];
  /** Said by the button while script sends. */
  sending: string;
  /** Said by script when nothing answers, or when no passkey was used. */
  failed: string;
  unused: string;
}
