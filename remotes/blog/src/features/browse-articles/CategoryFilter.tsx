import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Cluster } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { articleMaxAgeSeconds, blogApi } from '../../shared/blogApi';
import { toArticleListPath } from './articleListQuery';
import styles from './CategoryFilter.module.css';

function CategoryLink({
  category,
  chosen,
  label,
}: {
  category: string | null;
  chosen: string | null;
  label: string;
}) {
  return (
    <li>
      <Link
        className={styles.category}
        to={toArticleListPath({ page: 1, category })}
        aria-current={category === chosen ? 'true' : undefined}
      >
        {label}
      </Link>
    </li>
  );
}

/** Links that narrow the list to one category. Without the categories the list is whole anyway. */
export function CategoryFilter({ chosen }: { chosen: string | null }) {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);
  const { data: categories = [] } = blogApi.useBlogCategoryListQuery(language, {
    refetchOnMountOrArgChange: articleMaxAgeSeconds,
  });
  if (categories.length === 0) return null;

  return (
    <nav aria-label={t('articleList.categories')}>
      <Cluster as="ul" gap="xs">
        <CategoryLink category={null} chosen={chosen} label={t('articleList.allCategories')} />
        {categories.map(({ key, label }) => (
          <CategoryLink key={key} category={key} chosen={chosen} label={label} />
        ))}
      </Cluster>
    </nav>
  );
}
