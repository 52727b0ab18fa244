import type { Article } from '@tidegate/contracts/api/blog/schemas';
import { languageTable, type Language } from '@tidegate/contracts/languages';
import {
  Breadcrumbs,
  Container,
  formatDate,
  Heading,
  Notice,
  Prose,
  Section,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { markForeign } from '../../../locale/markForeign';
import { toPrefixedPath } from '../../../locale/prefix';

export function AmpArticle({ article, language }: { article: Article; language: Language }) {
  const { t } = useTranslation('amp');
  const { title, excerpt, category, author, published_at: publishedAt } = article;
  const foreign = markForeign(article.language, language);
  // Not every page that an article links to has an AMP document.
  const home = toPrefixedPath('/', language, 'desktop').replace(/\/$/, '');
  const body = article.body_html.replaceAll(' href="../', ` href="${home}/`);

  return (
    <Section as="article">
      <Container width="text">
        <Stack gap="l">
          <Breadcrumbs label={t('breadcrumbs')} current={title}>
            <Link to="/blog">{t('blog')}</Link>
            <Link to={`/blog/category/${category.key}`}>{category.label}</Link>
          </Breadcrumbs>
          <Stack as="header" gap="s">
            <Text size="small" tone="muted">
              <time dateTime={publishedAt}>
                {formatDate(publishedAt, language, { date: 'long' })}
              </time>
            </Text>
            <Heading level={1} {...foreign}>
              {title}
            </Heading>
            <Text size="lead" {...foreign}>
              {excerpt}
            </Text>
            <Text size="small" tone="muted">
              {t('writtenBy', { author })}
            </Text>
          </Stack>
          {article.body_language !== language && (
            <Notice>
              {t('foreignBody', { language: languageTable[article.body_language].label })}
            </Notice>
          )}
          {/* Our backend guarantees that this HTML contains no script and no style. */}
          <Prose
            {...markForeign(article.body_language, language)}
            dangerouslySetInnerHTML={{ __html: body }}
          />
        </Stack>
      </Container>
    </Section>
  );
}
