import type { FoundArticle } from '@tidegate/contracts/api/blog/discoverySchemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { EmptyState, Heading } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ArticleLines } from '../../shared/ArticleLines';
import { ArticlePages } from '../../shared/ArticlePages';
import { blogApi, fresh } from '../../shared/blogApi';
import { toSearchPath } from '../../shared/blogPaths';
import { NoArticles } from '../../shared/NoArticles';
import { MarkedText } from './MarkedText';
import { Suggestions } from './Suggestions';

function toLine(article: FoundArticle) {
  return {
    article,
    title: <MarkedText parts={article.marked_title} />,
    passage: {
      text: <MarkedText parts={article.marked_passage} />,
      language: article.passage_language,
    },
  };
}

export function FoundArticles({ question, page }: { question: string; page: number }) {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);
  const { currentData: found, error } = blogApi.useBlogSearchQuery(
    { q: question, page, language },
    fresh,
  );

  if (!found) return <NoArticles error={error} />;
  if (found.total === 0) {
    return (
      <>
        <EmptyState title={t('search.empty.heading', { query: question })}>
          {t('search.empty.text')}
        </EmptyState>
        <Suggestions />
      </>
    );
  }
  return (
    <>
      <Heading level={2} size="m">
        {t('articleCount', { count: found.total })}
      </Heading>
      <ArticleLines level={3} lines={found.items.map(toLine)} />
      <ArticlePages page={found} toPath={(other) => toSearchPath(question, other)} />
    </>
  );
}
