import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { MessageFile } from './readMessageFiles';

export const termsFile = 'docs/languages/terms.json';

const termsSchema = z.record(
  z.string(),
  z.looseObject({ avoid: z.optional(z.record(z.string(), z.array(z.string()))) }),
);

/** A word that a language does not use for a term. */
export interface AvoidedTerm {
  language: string;
  word: string;
  instead: string;
}

export async function readAvoidedTerms(rootDir: string): Promise<AvoidedTerm[]> {
  const text = await readFile(path.join(rootDir, termsFile), 'utf8');
  const terms = termsSchema.parse(JSON.parse(text));
  return Object.values(terms).flatMap(({ avoid = {}, ...used }) =>
    Object.entries(avoid).flatMap(([language, avoided]) =>
      avoided.map((word) => ({ language, word, instead: String(used[language]) })),
    ),
  );
}

/** Reports words that the list of terms replaces in this language, in any case. */
export function findTermProblems(
  { file, language, messages }: MessageFile,
  avoided: readonly AvoidedTerm[],
): string[] {
  const own = avoided.filter((one) => one.language === language);
  return [...messages].flatMap(([key, text]) =>
    own
      .filter(({ word }) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text))
      .map(({ word, instead }) => `${file}: "${key}" says "${word}" instead of "${instead}"`),
  );
}
