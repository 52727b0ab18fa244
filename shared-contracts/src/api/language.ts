import * as z from 'zod/mini';

import { defaultLanguage, languages } from '../languages';

export const languageSchema = z.enum(languages);

/** A requested language; an unsupported one becomes English. */
export const wantedLanguageSchema = z._default(
  z.catch(languageSchema, defaultLanguage),
  defaultLanguage,
);
