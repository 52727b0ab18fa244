import type { Language } from '@tidegate/contracts/languages';

import { toPlainText } from './toPlainText';

/** Per minute; characters of scripts without spaces. */
const readingSpeed = { terms: 220, characters: 500 };

const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;

/** Names of a category or tag. English replaces a missing translation. */
export interface SeedLabels {
  key: string;
  labels: Partial<Record<Language, string>>;
}

export interface SeedText {
  language: Language;
  title: string;
  excerpt: string;
  bodyHtml: string | null;
  readingMinutes: number | null;
}

export interface SeedArticle {
  unikey: string;
  category: string;
  tags: string[];
  wordpressPost: number | null;
  author: string;
  publishedAt: Date;
  texts: SeedText[];
}

export interface BlogContent {
  categories: SeedLabels[];
  tags: SeedLabels[];
  articles: SeedArticle[];
}

export function estimateReadingMinutes(html: string): number {
  const text = toPlainText(html);
  const characters = text.match(withoutSpaces)?.length ?? 0;
  const terms = text.replace(withoutSpaces, ' ').split(' ').filter(Boolean);
  const minutes = terms.length / readingSpeed.terms + characters / readingSpeed.characters;
  return Math.max(1, Math.round(minutes));
}
