import type { Language } from '@tidegate/contracts/languages';
import type { ArticleListQuery } from './blogApi';

const maxPage = 10_000;
const maxQuestionLength = 100;
const keyForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads `?page=2`; an invalid value means the first page. */
export function readPage(searchParams: URLSearchParams): number {
  const text = searchParams.get('page') ?? '';
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= maxPage ? page : 1;
}

/** Reads the key of a category or tag in lower case, because paths are case-insensitive. */
export function readKey(text: string | null | undefined): string | undefined {
  const key = text?.toLowerCase() ?? '';
  return key.length <= 120 && keyForm.test(key) ? key : undefined;
}

/** Reads `?q=`, truncated to the length that the backend accepts. */
export function readQuestion(searchParams: URLSearchParams): string {
  return (searchParams.get('q') ?? '')
    .replaceAll('\u0000', '')
    .trim()
    .slice(0, maxQuestionLength)
    .trim();
}

/** The list that a path denotes; undefined if it is invalid. */
export function readListQuery(
  { category, tag }: Readonly<Record<string, string>>,
  searchParams: URLSearchParams,
  language: Language,
): ArticleListQuery | undefined {
  const subject = { category: readKey(category), tag: readKey(tag) };
  if (subject.category !== category?.toLowerCase()) return undefined;
  if (subject.tag !== tag?.toLowerCase()) return undefined;
  return { ...subject, page: readPage(searchParams), language };
}

const withSearch = (path: string, search: Readonly<Record<string, string>>) => {
  const text = new URLSearchParams(search).toString();
  return text ? `${path}?${text}` : path;
};

const pageSearch = (page: number) => (page > 1 ? { page: String(page) } : {});

export function toListPath({
  page = 1,
  category,
  tag,
}: Partial<Omit<ArticleListQuery, 'language'>>): string {
  const subject = tag === undefined ? undefined : `tag/${tag}`;
  const folder = category === undefined ? (subject ?? 'more') : `category/${category}`;
  return withSearch(`/blog/${folder}`, pageSearch(page));
}

export function toSearchPath(question: string, page = 1): string {
  return withSearch('/blog/search', { q: question, ...pageSearch(page) });
}
