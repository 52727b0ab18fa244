import type { ArticleSummary } from '@tidegate/contracts/api/blog';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Container, Grid, Heading, Section, Stack, Text } from '@tidegate/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { articleMaxAgeSeconds, blogApi } from '../../shared/blogApi';
import { ArticleCard } from './ArticleCard';
import { newestArticlesQuery } from './articleQuery';
import { pickNextArticles } from './pickNextArticles';

const offered = 3;

/** What to read after this article; nothing when the list could not be fetched. */
export function NextArticles({ article }: { article: ArticleSummary }) {
  const { t } = useTranslation('blog');
  const headingId = useId();
  const language = useSelector(selectLanguage);
  const { currentData: newest } = blogApi.useBlogArticleListQuery(newestArticlesQuery(language), {
    refetchOnMountOrArgChange: articleMaxAgeSeconds,
  });
  const next = pickNextArticles(newest?.items ?? [], article, offered);
  if (next.length === 0) return null;

  return (
    <Section tone="shoal" aria-labelledby={headingId}>
      <Container>
        <Stack gap="l">
          <Heading level={2} id={headingId}>
            {t('article.readNext')}
          </Heading>
          <Grid as="ul" min="m" gap="l">
            {next.map((nextArticle) => (
              <li key={nextArticle.unikey}>
                <ArticleCard article={nextArticle} level={3} />
              </li>
            ))}
          </Grid>
          <Text>
            <Link to="/blog">{t('article.allArticles')}</Link>
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
