import type { ArticleSummary } from '@tidegate/contracts/api/blog/schemas';
import { Card } from '@tidegate/design-system';
import { ArticleTeaser } from '../../shared/ArticleTeaser';
import { ArticleCover } from '../../shared/cover/ArticleCover';
import styles from './FeaturedArticle.module.css';

export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  return (
    <Card as="article" stretchLink tone="accent" className={styles.featured}>
      <ArticleCover unikey={article.unikey} />
      <ArticleTeaser article={article} level={2} isFeatured />
    </Card>
  );
}
