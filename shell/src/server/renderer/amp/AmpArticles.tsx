import type { ArticlePage } from '@tidegate/contracts/api/blog/schemas';
import type { Language } from '@tidegate/contracts/languages';
import {
  Container,
  formatDate,
  Heading,
  Pagination,
  Section,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toAmpPath } from '../../../routes/paths/ampPath';
import { markForeign } from '../../../locale/markForeign';

interface AmpArticlesProps {
  list: ArticlePage;
  heading: string;
  /** Path of the list without page number. */
  path: string;
  language: Language;
}

export function AmpArticles({ list, heading, path, language }: AmpArticlesProps) {
  const { t } = useTranslation('amp');
  // The first page of the blog shows the newest articles. Further pages are at `/blog/more`.
  const pagesPath = toAmpPath(path === '/blog' ? '/blog/more' : path);

  return (
    <Section>
      <Container>
        <Stack gap="xl">
          <Heading level={1} size="display">
            {heading}
          </Heading>
          <Stack as="ul" gap="l">
            {list.items.map((article) => (
              <Stack as="li" gap="2xs" key={article.unikey}>
                <Text size="small" tone="muted">
                  {article.category.label}{' '}
                  <time dateTime={article.published_at}>
                    {formatDate(article.published_at, language, { date: 'long' })}
                  </time>
                </Text>
                <Heading level={2} size="m" {...markForeign(article.language, language)}>
                  <Link to={toAmpPath(`/blog/${article.unikey}`)}>{article.title}</Link>
                </Heading>
                <Text tone="muted" {...markForeign(article.language, language)}>
                  {article.excerpt}
                </Text>
              </Stack>
            ))}
          </Stack>
          <Pagination
            label={t('pages.label')}
            current={list.page}
            total={Math.ceil(list.total / list.page_size)}
            previousLabel={t('pages.previous')}
            nextLabel={t('pages.next')}
            pageLabel={(page) => t('pages.page', { page })}
            renderLink={(page, link) => (
              <Link to={page > 1 ? `${pagesPath}?page=${page}` : pagesPath} {...link}>
                {link.children}
              </Link>
            )}
          />
        </Stack>
      </Container>
    </Section>
  );
}
