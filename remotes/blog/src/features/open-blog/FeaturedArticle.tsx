import type { ArticleSummary } from '@tidegate/contracts/api/blog/schemas';
import { Card, Split, TideLines } from '@tidegate/design-system';
import { ArticleTeaser } from '../../shared/ArticleTeaser';

export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  return (
    <Card as="article" stretchLink tone="accent">
      <Split weight="start" align="center">
        <ArticleTeaser article={article} level={2} isFeatured />
        <TideLines lines={7} />
      </Split>
    </Card>
  );
}
