import {
  articleListPath,
  articlePath,
  articleHeadPath,
} from '@tidegate/contracts/api/blog/endpoints';
import {
  articlePageSchema,
  articleSchema,
  articleHeadSchema,
} from '@tidegate/contracts/api/blog/schemas';
import type { Language } from '@tidegate/contracts/languages';
import { isReadInBlog } from '../../routes/paths/ampPath';
import { callBackend, requestData } from '../backend-client/callBackend';
import type { Backend } from '../backend-client/backend';
import type { CreateDocument } from '../pages/createDocuments';
import type { AmpContent } from './ampTask';
import { withoutForms } from './withoutForms';

const articlesPerPage = 12;

async function findArticle(
  backend: Backend,
  language: Language,
  unikey: string,
): Promise<AmpContent | undefined> {
  const [article, head] = await Promise.all([
    requestData(backend, { url: articlePath, body: { unikey, language } }, articleSchema),
    callBackend(backend, {
      url: `${articleHeadPath}?${new URLSearchParams({ slug: unikey, language }).toString()}`,
    }),
  ]);
  // An old key of an article redirects to its page, which has its own AMP form.
  if (article?.unikey !== unikey) return undefined;
  return { kind: 'article', article, head: articleHeadSchema.parse(head) };
}

async function findArticles(
  backend: Backend,
  language: Language,
  path: string,
  page: string,
): Promise<AmpContent | undefined> {
  const [, , folder = '', key = ''] = path.split('/');
  const query = new URLSearchParams({
    language,
    page,
    page_size: String(articlesPerPage),
    ...(key && { [folder]: key }),
  });
  const url = `${articleListPath}?${query.toString()}`;
  const list = await requestData(backend, { url }, articlePageSchema);
  const first = list?.items[0];
  if (!list || !first) return undefined;
  const tag = first.tags.find((one) => one.key === key)?.label;
  return {
    kind: 'articles',
    list,
    subject: folder === 'category' ? first.category.label : tag,
    canonical: page === '1' ? path : `${path}?page=${page}`,
  };
}

/** Finds the content of an AMP document; undefined if the page has none. */
export function createAmpFinder(backend: Backend, createDocument: CreateDocument) {
  return async (
    language: Language,
    sitePath: string,
    searchParams: URLSearchParams,
  ): Promise<AmpContent | undefined> => {
    const document = await createDocument(language, sitePath);
    if (document?.isIndexed) return { kind: 'page', document: withoutForms(document) };
    const path = sitePath.toLowerCase();
    if (!isReadInBlog(path)) return undefined;
    const [, , folder, key] = path.split('/');
    if (folder === undefined) return findArticles(backend, language, path, '1');
    return folder === 'more' || key !== undefined
      ? findArticles(backend, language, path, searchParams.get('page') ?? '1')
      : findArticle(backend, language, folder);
  };
}
