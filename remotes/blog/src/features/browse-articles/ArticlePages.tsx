import { Pagination } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticleListQuery } from '../../shared/blogApi';
import { toArticleListPath } from './articleListQuery';

/** Links to the other pages of the list, within the chosen category. */
export function ArticlePages({ query, total }: { query: ArticleListQuery; total: number }) {
  const { t } = useTranslation('blog');

  return (
    <Pagination
      label={t('articleList.pages.label')}
      current={query.page}
      total={total}
      previousLabel={t('articleList.pages.previous')}
      nextLabel={t('articleList.pages.next')}
      pageLabel={(page) => t('articleList.pages.page', { page })}
      renderLink={(page, link) => (
        <Link to={toArticleListPath({ page, category: query.category })} {...link}>
          {link.children}
        </Link>
      )}
    />
  );
}
