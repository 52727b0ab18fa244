import type { Article } from '@tidegate/contracts/api/blog/schemas';
import { languageTable } from '@tidegate/contracts/languages';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { trustHtml } from '@tidegate/contracts/remotes/trustedHtml';
import { Container, Heading, Notice, Prose, Section, Stack, Text } from '@tidegate/design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ArticleFacts } from '../../shared/ArticleFacts';
import { BlogCrumbs } from '../../shared/BlogCrumbs';
import { toListPath } from '../../shared/blogPaths';
import { Chips } from '../../shared/Chips';
import { ArticleCover } from '../../shared/cover/ArticleCover';
import { foreignText } from '../../shared/foreignText';
import styles from './ArticleBody.module.css';
import { ArticleContents } from './ArticleContents';

function ArticleCrumbs({ article }: { article: Article }) {
  const { key, label } = article.category;
  return (
    <BlogCrumbs current={article.title}>
      <Link to={toListPath({ category: key })}>{label}</Link>
    </BlogCrumbs>
  );
}

export function ArticleBody({ article }: { article: Article }) {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);
  const titleLanguage = foreignText(article.language, language);
  // The backend sanitises this HTML: it contains no scripts and no styles.
  const body = useMemo(() => trustHtml(article.body_html), [article.body_html]);

  return (
    <Section as="article">
      <Container className={styles.columns}>
        <Stack gap="l">
          <ArticleCrumbs article={article} />
          <Stack as="header" gap="s">
            <ArticleFacts article={article} />
            <Heading level={1} {...titleLanguage}>
              {article.title}
            </Heading>
            <Text size="lead" {...titleLanguage}>
              {article.excerpt}
            </Text>
            <Text size="small" tone="muted">
              {t('article.writtenBy', { author: article.author })}
            </Text>
          </Stack>
        </Stack>
        <div className={styles.cover}>
          <ArticleCover unikey={article.unikey} isWide />
        </div>
        <ArticleContents article={article} />
        <Stack gap="l">
          {article.body_language !== language && (
            <Notice>
              {t('article.foreignBody', { language: languageTable[article.body_language].label })}
            </Notice>
          )}
          <Prose
            {...foreignText(article.body_language, language)}
            dangerouslySetInnerHTML={{ __html: body }}
          />
          <Chips
            label={t('article.topics')}
            chips={article.tags.map(({ key, label }) => ({ label, to: toListPath({ tag: key }) }))}
          />
        </Stack>
      </Container>
    </Section>
  );
}
