import * as z from 'zod/mini';

import { defaultLanguage, languages } from '../languages';

export const languageSchema = z.enum(languages);

/** A language asked for by a caller: what we do not speak is answered in English. */
export const wantedLanguageSchema = z._default(
  z.catch(languageSchema, defaultLanguage),
  defaultLanguage,
);
