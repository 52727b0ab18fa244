import type { Language } from '@tidegate/contracts/languages';
import type { i18n } from 'i18next';
import { createI18n, type Messages } from '../../locale/createI18n';
import { loadMessages } from './loadMessages';

interface ShellMessages {
  messages: Messages;
  i18n: i18n;
}

const loaded = new Map<Language, Promise<ShellMessages>>();

async function load(language: Language): Promise<ShellMessages> {
  const messages = await loadMessages(language, 'shell');
  return { messages, i18n: createI18n(language, { shell: messages }) };
}

/** The same instance for all pages of a language, which only read it. */
export function loadShellMessages(language: Language): Promise<ShellMessages> {
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
}
