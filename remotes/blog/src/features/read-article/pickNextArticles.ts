import type { ArticleSummary } from '@tidegate/contracts/api/blog';

/** Up to `count` other articles: those of the same category first, each group newest first. */
export function pickNextArticles(
  newest: readonly ArticleSummary[],
  current: ArticleSummary,
  count: number,
): readonly ArticleSummary[] {
  const others = newest.filter(({ unikey }) => unikey !== current.unikey);
  const isRelated = ({ category }: ArticleSummary) => category.key === current.category.key;
  return [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))].slice(
    0,
    count,
  );
}
