import { selectLanguage } from '@tidegate/contracts/store/appState';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { blogApi, fresh } from '../../shared/blogApi';
import { toSearchPath } from '../../shared/blogPaths';
import { CategoryLinks } from '../../shared/CategoryLinks';
import { Chips } from '../../shared/Chips';

export function Suggestions() {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);
  const { data: searches = [] } = blogApi.useBlogSearchesQuery({ language }, fresh);
  const { data: categories } = blogApi.useBlogFullestCategoriesQuery({ language }, fresh);

  return (
    <>
      <Chips
        label={t('search.searches')}
        chips={searches.map((label) => ({ label, to: toSearchPath(label) }))}
      />
      <CategoryLinks label={t('search.categories')} categories={categories} />
    </>
  );
}
