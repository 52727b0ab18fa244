import type { Language } from '@tidegate/contracts/languages';
import type { ArticleListQuery } from '../../shared/blogApi';

const maxPage = 10_000;
const categoryKey = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads `?page=2&category=privacy`; what makes no sense counts as not given. */
export function readArticleListQuery(
  searchParams: URLSearchParams,
  language: Language,
): ArticleListQuery {
  return {
    page: readPage(searchParams.get('page')),
    category: readCategory(searchParams.get('category')),
    language,
  };
}

/** The site path of a page of the list, canonical: no parameter says what is the default anyway. */
export function toArticleListPath({ page, category }: Omit<ArticleListQuery, 'language'>): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/blog?${search.toString()}` : '/blog';
}

function readPage(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= maxPage ? page : 1;
}

function readCategory(text: string | null): string | null {
  const key = text?.toLowerCase() ?? '';
  return key.length <= 120 && categoryKey.test(key) ? key : null;
}
