import type { Language } from '@tidegate/contracts/languages';
import type { DirectorySection } from '../../../pages/sections/pageSection';
import { simplifyText } from '../../reading/simplifyText';

export interface SearchedTopic {
  entry: DirectorySection['entries'][number];
  /** All texts of the topic's page. */
  body: string;
}

/** Topics below this share of the best score are left out. */
const smallestShare = 0.2;

/** Ends of words change with case and number, so the start of a long word is enough. */
const shortestStem = 4;
const stemShare = 0.75;

function listStems(question: string, language: Language): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(
    simplifyText(question),
  );
  const stems = [...segments]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) =>
      segment.slice(0, Math.max(shortestStem, Math.ceil(segment.length * stemShare))),
    );
  return [...new Set(stems)];
}

/**
 * Finds topics by the words of a question, the best first. A word counts more if few topics contain
 * it, nothing if all do, more the more often it occurs, and twice in a topic's name.
 */
export function findTopics(
  topics: readonly SearchedTopic[],
  question: string,
  language: Language,
): SearchedTopic['entry'][] {
  const texts = topics.map(({ entry, body }) => ({
    entry,
    name: simplifyText(entry.label),
    body: simplifyText(`${entry.label} ${entry.text} ${body}`),
  }));
  const weighted = listStems(question, language).flatMap((stem) => {
    const found = texts.filter(({ body }) => body.includes(stem)).length;
    return found > 0 ? [{ stem, weight: Math.log(texts.length / found) }] : [];
  });
  const scored = texts.map(({ entry, name, body }) => ({
    entry,
    score: weighted.reduce((sum, { stem, weight }) => {
      const count = body.split(stem).length - 1;
      return sum + weight * Math.log(1 + count) * (name.includes(stem) ? 2 : 1);
    }, 0),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * smallestShare)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}
