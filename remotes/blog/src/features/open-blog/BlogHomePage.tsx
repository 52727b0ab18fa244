import type { BlogHome } from '@tidegate/contracts/api/blog/discoverySchemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { EmptyState, Split, Stack, Text, buttonStyle } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ArticleLines } from '../../shared/ArticleLines';
import { blogApi, fresh } from '../../shared/blogApi';
import { toListPath } from '../../shared/blogPaths';
import { BlogSection } from '../../shared/BlogSection';
import { CategoryLinks } from '../../shared/CategoryLinks';
import { NoArticles } from '../../shared/NoArticles';
import { SearchForm } from '../../shared/SearchForm';
import { FeaturedArticle } from './FeaturedArticle';

function NewestArticles({ home }: { home: BlogHome }) {
  const { t } = useTranslation('blog');
  const [first, ...others] = home.articles;
  if (!first) return <EmptyState title={t('articleList.empty')} />;

  return (
    <>
      <CategoryLinks label={t('categories')} categories={home.categories} />
      <Stack gap="xl">
        <FeaturedArticle article={first} />
        <ArticleLines lines={others.map((article) => ({ article }))} />
        <div>
          <Link {...buttonStyle({ variant: 'secondary' })} to={toListPath({})}>
            {t('allArticles')}
          </Link>
        </div>
      </Stack>
    </>
  );
}

export function BlogHomePage() {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);
  const { currentData: home, error } = blogApi.useBlogHomeQuery({ language }, fresh);

  return (
    <BlogSection heading={t('home.heading')}>
      <Split align="start">
        <Text size="lead">{t('home.intro')}</Text>
        <SearchForm />
      </Split>
      {home ? <NewestArticles home={home} /> : <NoArticles error={error} />}
    </BlogSection>
  );
}
