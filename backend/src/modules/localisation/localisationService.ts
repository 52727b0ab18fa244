import { basePrefix } from '@tidegate/contracts/api/content/endpoints';
import type {
  LocalisedDocument,
  LocalisedDocumentRequest,
} from '@tidegate/contracts/api/content/schemas';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';

import { refusal } from '../../refusal';
import type { DocumentRepository } from './documentRepository';

type Json = LocalisedDocument[string];

export interface LocalisationService {
  /** Returns a document with English in place of missing messages. */
  get(request: LocalisedDocumentRequest): LocalisedDocument;
}

export function localisationService(documents: DocumentRepository): LocalisationService {
  return {
    get: ({ path, prefix, language }) => {
      const find = (wanted: Language) =>
        documents.find({ prefix, language: wanted, path }) ??
        documents.find({ prefix: basePrefix, language: wanted, path });
      const english = find(defaultLanguage);
      const localised = find(language);
      if (!english && !localised) throw refusal('localisation.unknownDocument', { path });
      return overlay(english ?? {}, localised ?? {});
    },
  };
}

/** Merges objects by key. A list replaces the English one as a whole. */
function overlay(base: LocalisedDocument, messages: LocalisedDocument): LocalisedDocument {
  const merged = Object.entries(messages).map(([key, value]): [string, Json] => {
    const below = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, isObject(below) && isObject(value) ? overlay(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

function isObject(value: Json | undefined): value is LocalisedDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
