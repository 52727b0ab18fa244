import { Skeleton } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { ArticlesFailed } from './ArticlesFailed';

/** The loading or error state of a list. */
export function NoArticles({ error }: { error: unknown }) {
  const { t } = useTranslation('blog');
  return error ? (
    <ArticlesFailed title={t('articleList.failed')} />
  ) : (
    <Skeleton label={t('articleList.loading')} lines={8} />
  );
}
