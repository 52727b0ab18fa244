import type { ArticleSummary } from '@tidegate/contracts/api/blog/schemas';
import { Card, type HeadingLevel } from '@tidegate/design-system';
import styles from './ArticleCard.module.css';
import { ArticleTeaser } from '../../shared/ArticleTeaser';

export function ArticleCard({ article, level }: { article: ArticleSummary; level: HeadingLevel }) {
  return (
    <Card as="article" stretchLink className={styles.card}>
      <ArticleTeaser article={article} level={level} />
    </Card>
  );
}
