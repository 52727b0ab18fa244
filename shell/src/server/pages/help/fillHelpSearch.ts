import type { HelpSearchSection } from '../../../pages/sections/pageSection';
import type { ContentOf } from '../../../pages/sections/sectionContent';
import { findTopics, type SearchedTopic } from './findTopics';
import type { SectionContext } from '../sectionContext';

/** Also the limit of the field. */
const longestQuestion = 80;

export async function fillHelpSearch(
  section: ContentOf<'helpSearch'>,
  { translatePlural, language, visit }: SectionContext,
  readTopics: () => Promise<readonly SearchedTopic[]>,
): Promise<HelpSearchSection> {
  const question = (visit.searchParams.get('q') ?? '').trim().slice(0, longestQuestion);
  if (!question) return { ...section, question };
  const topics = findTopics(await readTopics(), question, language);
  const count = topics.length > 0 ? translatePlural('found', topics.length) : '';
  return { ...section, question, topics, count };
}
