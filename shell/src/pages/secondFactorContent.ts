import type { HelpTopicPath } from '@tidegate/contracts/helpTopics';
import type { FormOutcome } from './sections/forms/formSection';

export interface AccountField {
  name: string;
  control: 'text' | 'email' | 'password' | 'code' | 'choice';
  label: string;
  hint?: string;
  autoComplete?: string;
  maxLength?: number;
  /** Values and labels of a choice. */
  choices?: readonly (readonly [value: string, label: string])[];
  value?: string;
  error?: string;
}

/** The WebAuthn ceremony that a script performs before it submits the form. */
export interface PasskeyCeremony {
  kind: 'create' | 'get';
  /** WebAuthn options as JSON. */
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
  /** Modules on each side, including the quiet zone. */
  size: number;
  /** An SVG path of the dark modules. */
  path: string;
}

export interface AccountBlock {
  heading: string;
  texts: readonly string[];
  outcome?: FormOutcome;
  items?: readonly string[];
  qrCode?: QrCode;
  /** Secrets to copy, one per line. */
  codes?: readonly string[];
  forms: readonly AccountForm[];
  link?: { to: string; label: string };
}

/** The edge renders this for one visitor; it is never part of a client navigation. */
export interface SecondFactorContent {
  heading: string;
  lead: string;
  /** Element ID and hash of the content. */
  id: string;
  /** Whether a script may replace the content with a form's response. */
  isAnsweredInPlace: boolean;
  outcome?: FormOutcome;
  blocks: readonly AccountBlock[];
  /** The topic of the help centre about the page. */
  help: { to: HelpTopicPath; label: string };
  /** Button text while the script is sending. */
  sending: string;
  /** `failed` if there is no response, `unused` if no passkey was used. */
  failed: string;
  unused: string;
}
