import type { Language } from '@tidegate/contracts/languages';
import { listPages } from '../../../routes/findPage';
import type { ContentReader } from '../createContentReader';
import type { PageNamer } from '../createPageNamer';
import type { SearchedTopic } from './findTopics';

const topicRoute = '/help/[topic]';

/** Properties of sections that are not texts. */
const structural = new Set(['id', 'ids', 'kind', 'of', 'to', 'tone']);

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    structural.has(key) ? [] : listTexts(part),
  );
}

/** The topics of the help centre with all their texts. */
export async function readTopics(
  language: Language,
  { readContent }: ContentReader,
  listRoute: PageNamer['listRoute'],
): Promise<SearchedTopic[]> {
  const pages = new Map(listPages(topicRoute).map((found) => [found.canonicalPath, found]));
  const entries = await listRoute(language, topicRoute, '');
  const topics = entries.map(async (entry) => {
    const found = pages.get(entry.to);
    if (!found) return [];
    const { sections } = await readContent(language, found.page, found.entry?.id);
    return [{ entry, body: listTexts(sections).join(' ') }];
  });
  return (await Promise.all(topics)).flat();
}
