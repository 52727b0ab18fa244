import type { ArticleSummary } from '@tidegate/contracts/api/blog/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Container, Grid, Heading, Section, Stack, Text } from '@tidegate/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { blogApi, fresh } from '../../shared/blogApi';
import { toListPath } from '../../shared/blogPaths';
import { ArticleCard } from './ArticleCard';

/** Recommended articles; renders nothing if they fail to load. */
export function NextArticles({ article }: { article: ArticleSummary }) {
  const { t } = useTranslation('blog');
  const headingId = useId();
  const language = useSelector(selectLanguage);
  const { currentData: next = [] } = blogApi.useBlogRecommendedQuery(
    { unikey: article.unikey, language },
    fresh,
  );
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
            <Link to={toListPath({})}>{t('allArticles')}</Link>
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
