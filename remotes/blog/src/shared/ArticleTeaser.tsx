import type { ArticleSummary } from '@tidegate/contracts/api/blog/schemas';
import type { Language } from '@tidegate/contracts/languages';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { selectReadUnikeys } from '@tidegate/contracts/store/blogState';
import { Badge, Heading, Stack, Text, type HeadingLevel } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styles from './ArticleTeaser.module.css';
import { ArticleFacts } from './ArticleFacts';
import { foreignText } from './foreignText';

export interface TeaserProps {
  article: ArticleSummary;
  level: HeadingLevel;
  /** The title with highlighted search matches. */
  title?: ReactNode;
  /** Replaces the excerpt. */
  passage?: { text: ReactNode; language: Language };
  isFeatured?: boolean;
  className?: string | undefined;
}

export function ArticleTeaser({
  article,
  level,
  title = article.title,
  passage = { text: article.excerpt, language: article.language },
  isFeatured = false,
  className,
}: TeaserProps) {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);
  const isRead = useSelector(selectReadUnikeys).includes(article.unikey);

  return (
    <Stack gap="s" className={className}>
      <ArticleFacts article={article} />
      <Heading
        level={level}
        size={isFeatured ? 'xl' : 'm'}
        {...foreignText(article.language, language)}
      >
        <Link className={styles.title} to={`/blog/${article.unikey}`}>
          {title}
        </Link>
      </Heading>
      <Text
        size={isFeatured ? 'lead' : 'body'}
        tone="muted"
        {...foreignText(passage.language, language)}
      >
        {passage.text}
      </Text>
      {isRead && (
        <div>
          <Badge>{t('article.read')}</Badge>
        </div>
      )}
    </Stack>
  );
}
