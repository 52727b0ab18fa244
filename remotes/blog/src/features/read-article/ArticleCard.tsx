import type { ArticleSummary } from '@tidegate/contracts/api/blog/schemas';
import { Card, Stack, type HeadingLevel } from '@tidegate/design-system';
import styles from './ArticleCard.module.css';
import { ArticleTeaser } from '../../shared/ArticleTeaser';
import { ArticleCover } from '../../shared/cover/ArticleCover';

export function ArticleCard({ article, level }: { article: ArticleSummary; level: HeadingLevel }) {
  return (
    <Card as="article" stretchLink className={styles.card}>
      <Stack gap="m">
        <ArticleCover unikey={article.unikey} isWide />
        <ArticleTeaser article={article} level={level} />
      </Stack>
    </Card>
  );
}
