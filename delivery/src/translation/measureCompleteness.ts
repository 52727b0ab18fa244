import { defaultLanguage, languages, type Language } from '@tidegate/contracts/languages';
import { gatherForms, type Entry } from '../checks/messages/messageForms';
import type { MessageFile } from '../checks/messages/readMessageFiles';

export interface FileCompleteness {
  namespace: string;
  wanted: number;
  /** Keys without a message in the language. */
  missing: readonly string[];
  /** Keys whose message is the English text. */
  untranslated: readonly string[];
}

export interface LanguageCompleteness {
  language: Language;
  files: readonly FileCompleteness[];
}

/** Names and short labels, such as "Windows" or "Log in", may be the same in both languages. */
const shortest = 4;

function isUntranslated(entry: Entry, english: Entry): boolean {
  const text = entry.forms.get('') ?? entry.forms.get('other');
  const original = english.forms.get('') ?? english.forms.get('other') ?? '';
  const letters = original.replaceAll(/\{\{.*?\}\}|<.*?>/g, ' ').match(/\p{L}+/gu) ?? [];
  return text === original && letters.length >= shortest;
}

function compareFile(english: MessageFile, own: MessageFile | undefined): FileCompleteness {
  const wanted = gatherForms(english.messages);
  const found = gatherForms(own?.messages ?? new Map());
  const missing = [...wanted.keys()].filter((key) => !found.has(key));
  const untranslated = [...wanted.values()]
    .filter((entry) => {
      const translation = found.get(entry.key);
      return translation && isUntranslated(translation, entry);
    })
    .map(({ key }) => key);
  return { namespace: english.namespace, wanted: wanted.size, missing, untranslated };
}

/** Compares the messages of every language with the English ones. */
export function measureCompleteness(files: readonly MessageFile[]): LanguageCompleteness[] {
  const english = files.filter(({ language }) => language === defaultLanguage);
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => ({
      language,
      files: english.map((file) =>
        compareFile(
          file,
          files.find((own) => own.language === language && own.namespace === file.namespace),
        ),
      ),
    }));
}

/** How many messages a language lacks or has in English only. */
export const countOpen = ({ missing, untranslated }: FileCompleteness): number =>
  missing.length + untranslated.length;
