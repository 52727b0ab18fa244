import type { Messages } from './readMessageFiles';

const form = /^(?<key>.+)_(?<category>zero|one|two|few|many|other)$/;

/** A message with its plural forms. */
export interface Entry {
  key: string;
  /** Text by plural category; a message without plural forms has the category ''. */
  forms: ReadonlyMap<string, string>;
}

/** Gathers `days_one`, `days_other` into the entry `days`. */
export function gatherForms(messages: Messages): Map<string, Entry> {
  const entries = new Map<string, { key: string; forms: Map<string, string> }>();
  for (const [name, text] of messages) {
    const { key = name, category = '' } = form.exec(name)?.groups ?? {};
    const entry = entries.get(key) ?? { key, forms: new Map<string, string>() };
    entries.set(key, entry);
    entry.forms.set(category, text);
  }
  return entries;
}

/** Plural categories of a language, for example `one` and `other`. */
export function listCategories(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
}

/** Placeholders and tags that every translation must contain. */
export function listSlots(text: string): Set<string> {
  const placeholders = [...text.matchAll(/\{\{\s*-?\s*(\w+)[^}]*\}\}/g)].map(
    ([, name]) => `{{${name ?? ''}}}`,
  );
  const tags = [...text.matchAll(/<\/?\s*(\w+)\s*\/?>/g)].map(([, name]) => `<${name ?? ''}>`);
  return new Set([...placeholders, ...tags]);
}
