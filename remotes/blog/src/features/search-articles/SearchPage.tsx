import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BlogCrumbs } from '../../shared/BlogCrumbs';
import { readPage, readQuestion } from '../../shared/blogPaths';
import { BlogSection } from '../../shared/BlogSection';
import { SearchForm } from '../../shared/SearchForm';
import { FoundArticles } from './FoundArticles';
import { Suggestions } from './Suggestions';

export function SearchPage() {
  const { t } = useTranslation('blog');
  const [searchParams] = useSearchParams();
  const question = readQuestion(searchParams);
  const heading = t('search.heading');

  return (
    <BlogSection heading={heading} above={<BlogCrumbs current={heading} />}>
      <SearchForm question={question} />
      {question ? (
        <>
          {/* Search results must not be indexed. */}
          <meta name="robots" content="noindex" />
          <FoundArticles question={question} page={readPage(searchParams)} />
        </>
      ) : (
        <Suggestions />
      )}
    </BlogSection>
  );
}
