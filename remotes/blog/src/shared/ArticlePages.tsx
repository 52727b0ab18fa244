import { Pagination } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Pagination of a list. */
export function ArticlePages({
  page,
  toPath,
}: {
  page: { page: number; page_size: number; total: number };
  toPath: (page: number) => string;
}) {
  const { t } = useTranslation('blog');

  return (
    <Pagination
      label={t('articleList.pages.label')}
      current={page.page}
      total={Math.ceil(page.total / page.page_size)}
      previousLabel={t('articleList.pages.previous')}
      nextLabel={t('articleList.pages.next')}
      pageLabel={(number) => t('articleList.pages.page', { page: number })}
      renderLink={(number, link) => (
        <Link to={toPath(number)} {...link}>
          {link.children}
        </Link>
      )}
    />
  );
}
