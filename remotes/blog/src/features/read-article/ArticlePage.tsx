import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { articleRead } from '@tidegate/contracts/store/blogState';
import { Container, Section, Skeleton } from '@tidegate/design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ArticlesFailed } from '../../shared/ArticlesFailed';
import { blogApi, fresh } from '../../shared/blogApi';
import { ArticleBody } from './ArticleBody';
import { NextArticles } from './NextArticles';
import { toUnikey } from './toUnikey';

export function ArticlePage({ params }: RouteProps) {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);
  const dispatch = useDispatch();
  const { currentData: article, error } = blogApi.useBlogArticleQuery(
    { unikey: toUnikey(params), language },
    fresh,
  );
  const openedUnikey = article?.unikey;

  useEffect(() => {
    if (openedUnikey) dispatch(articleRead({ unikey: openedUnikey }));
  }, [dispatch, openedUnikey]);

  if (!article) {
    return (
      <Section>
        <Container width="text">
          {error ? (
            <ArticlesFailed level={1} title={t('article.failed')} />
          ) : (
            <Skeleton label={t('article.loading')} lines={12} />
          )}
        </Container>
      </Section>
    );
  }
  return (
    <>
      <ArticleBody article={article} />
      <NextArticles article={article} />
    </>
  );
}
