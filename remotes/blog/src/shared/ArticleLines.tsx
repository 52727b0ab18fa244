import { Stack, type HeadingLevel } from '@tidegate/design-system';
import styles from './ArticleLines.module.css';
import { ArticleTeaser, type TeaserProps } from './ArticleTeaser';
import { ArticleCover } from './cover/ArticleCover';

type Line = Pick<TeaserProps, 'article' | 'title' | 'passage'>;

export function ArticleLines({
  lines,
  level = 2,
}: {
  lines: readonly Line[];
  level?: HeadingLevel;
}) {
  return (
    <Stack as="ul" gap="none">
      {lines.map((line) => (
        <li key={line.article.unikey} className={styles.line}>
          <article className={styles.article}>
            <ArticleCover unikey={line.article.unikey} />
            <ArticleTeaser {...line} level={level} className={styles.teaser} />
          </article>
        </li>
      ))}
    </Stack>
  );
}
