import type { ArticleSummary } from '@tidegate/contracts/api/blog';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { selectReadUnikeys } from '@tidegate/contracts/store/blogState';
import { Badge, Heading, Stack, Text, type HeadingLevel } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styles from './ArticleTeaser.module.css';
import { ArticleFacts } from './ArticleFacts';
import { foreignText } from './foreignText';

/** Facts, linked title and excerpt of an article, and whether it has been opened. */
export function ArticleTeaser({
  article,
  level,
  isFeatured = false,
  className,
}: {
  article: ArticleSummary;
  level: HeadingLevel;
  isFeatured?: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);
  const isRead = useSelector(selectReadUnikeys).includes(article.unikey);
  const textLanguage = foreignText(article.language, language);

  return (
    <Stack gap="s" className={className}>
      <ArticleFacts article={article} />
      <Heading level={level} size={isFeatured ? 'xl' : 'm'} {...textLanguage}>
        <Link className={styles.title} to={`/blog/${article.unikey}`}>
          {article.title}
        </Link>
      </Heading>
      <Text size={isFeatured ? 'lead' : 'body'} tone="muted" {...textLanguage}>
        {article.excerpt}
      </Text>
      {isRead && (
        <div>
          <Badge>{t('article.read')}</Badge>
        </div>
      )}
    </Stack>
  );
}
