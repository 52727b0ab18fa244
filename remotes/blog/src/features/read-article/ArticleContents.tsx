import type { Article } from '@tidegate/contracts/api/blog/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Disclosure, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { foreignText } from '../../shared/foreignText';
import styles from './ArticleContents.module.css';

const minHeadings = 3;

/** Links to the headings of an article: folded, or in the margin of a wide screen. */
export function ArticleContents({ article }: { article: Article }) {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);
  const { headings = [] } = article;
  if (headings.length < minHeadings) return null;

  return (
    <nav aria-label={t('article.contents')} className={styles.contents}>
      <Text size="small" tone="muted" aria-hidden>
        {t('article.contents')}
      </Text>
      <Disclosure summary={t('article.contents')}>
        <Stack as="ol" gap="s" {...foreignText(article.body_language, language)}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </Stack>
      </Disclosure>
    </nav>
  );
}
