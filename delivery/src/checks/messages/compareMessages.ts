import type { MessageFile } from './readMessageFiles';
import { gatherForms, listCategories, listSlots, type Entry } from './messageForms';

/** A plural form may spell out its number ("one day", the Arabic dual). */
const mayBeSpelledOut = '{{count}}';

function listAllSlots({ forms }: Entry): Set<string> {
  return new Set([...forms.values()].flatMap((text) => [...listSlots(text)]));
}

function findFormProblems(entry: Entry, language: string): string[] {
  if (entry.forms.has('')) return [];
  const wanted = listCategories(language);
  const present = [...entry.forms.keys()].toSorted();
  const missing = wanted.filter((category) => !present.includes(category));
  const excess = present.filter((category) => !wanted.includes(category));
  return [
    ...missing.map((category) => `"${entry.key}_${category}" is missing`),
    ...excess.map((category) => `"${entry.key}_${category}" is no form of this language`),
  ];
}

function findSlotProblems(entry: Entry, english: Entry): string[] {
  const wanted = listAllSlots(english);
  return [...entry.forms].flatMap(([category, text]) => {
    const name = category === '' ? entry.key : `${entry.key}_${category}`;
    const found = listSlots(text);
    const isPlural = category !== '' && category !== 'other';
    const missing = [...wanted].filter(
      (slot) => !found.has(slot) && !(isPlural && slot === mayBeSpelledOut),
    );
    const excess = [...found].filter((slot) => !wanted.has(slot));
    return [
      ...missing.map((slot) => `"${name}" lacks ${slot}`),
      ...excess.map((slot) => `"${name}" has ${slot}, which English has not`),
    ];
  });
}

/** The browser's build leaves formats and nested messages out of i18next. */
const unsupported = /\{\{[^}]*,|\$t\(/;

/** Compares a file of messages with the English one; the English file is compared with itself. */
export function compareMessages(file: MessageFile, english: MessageFile): string[] {
  const wanted = gatherForms(english.messages);
  const found = gatherForms(file.messages);
  const missing = [...wanted.keys()].filter((key) => !found.has(key));
  const problems = [...found.values()].flatMap((entry) => {
    const reference = wanted.get(entry.key);
    if (!reference) return [`"${entry.key}" is not in the English file`];
    if (entry.forms.has('') !== reference.forms.has('')) {
      return [`"${entry.key}" has plural forms in one of this language and English alone`];
    }
    return [...findFormProblems(entry, file.language), ...findSlotProblems(entry, reference)];
  });
  const empty = [...file.messages].filter(([, text]) => text.trim() === '').map(([key]) => key);
  const special = [...file.messages].filter(([, text]) => unsupported.test(text));
  return [
    ...missing.map((key) => `"${key}" is missing`),
    ...problems,
    ...special.map(([key]) => `"${key}" has a format or contains another message`),
    ...empty.map((key) => `"${key}" is empty`),
    ...file.oddKeys.map((key) => `"${key}" is no text`),
  ];
}
