import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Container, Heading, Section, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ArticleList } from './ArticleList';
import { readArticleListQuery } from './articleListQuery';
import { CategoryFilter } from './CategoryFilter';

export function ArticleListPage() {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);
  const [searchParams] = useSearchParams();
  const query = readArticleListQuery(searchParams, language);

  return (
    <Section>
      <Container>
        <Stack gap="xl">
          <Stack as="header" gap="m">
            <Heading level={1} size="display">
              {t('articleList.heading')}
            </Heading>
            <Text size="lead">{t('articleList.intro')}</Text>
          </Stack>
          <CategoryFilter chosen={query.category} />
          <ArticleList query={query} />
        </Stack>
      </Container>
    </Section>
  );
}
