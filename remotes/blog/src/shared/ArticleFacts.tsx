import type { ArticleSummary } from '@tidegate/contracts/api/blog/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Text, formatDate } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './ArticleFacts.module.css';

export function ArticleFacts({ article }: { article: ArticleSummary }) {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);

  return (
    <Text size="small" tone="muted" className={styles.facts}>
      <span className={styles.row}>
        <span className={styles.fact}>
          <span className={styles.category}>{article.category.label}</span>
        </span>{' '}
        <time className={styles.fact} dateTime={article.published_at}>
          {formatDate(article.published_at, language, { date: 'long' })}
        </time>{' '}
        <span className={styles.fact}>
          {t('article.readingTime', { count: article.reading_minutes })}
        </span>
      </span>
    </Text>
  );
}
