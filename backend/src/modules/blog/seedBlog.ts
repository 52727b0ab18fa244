import { defaultLanguage, languages } from '@tidegate/contracts/languages';

import type { BlogContent, SeedArticle, SeedLabels } from './blogContent';
import type { BlogContentRepository } from './blogContentRepository';
import { foldText } from './foldText';
import { toPlainText } from './toPlainText';

/** Updates the given articles and keeps all others. */
export async function seedBlog(
  repository: Pick<BlogContentRepository, 'store'>,
  { categories, tags, articles }: BlogContent,
): Promise<void> {
  await repository.store({
    categories: categories.map(({ key }, position) => ({ key, position })),
    categoryLabels: categories.flatMap(toCategoryLabelRows),
    tagLabels: tags.flatMap(toTagLabelRows),
    articles: articles.map(toArticleRow),
    texts: articles.flatMap((article) => toTextRows(article, categories, tags)),
  });
}

function toCategoryLabelRows({ key, labels }: SeedLabels) {
  return listNames(labels).map((named) => ({ categoryKey: key, ...named }));
}

function toTagLabelRows({ key, labels }: SeedLabels) {
  return listNames(labels).map((named) => ({ tagKey: key, ...named }));
}

function listNames(labels: SeedLabels['labels']) {
  return languages.flatMap((language) => {
    const label = labels[language];
    return label === undefined ? [] : [{ language, label }];
  });
}

function toArticleRow(article: SeedArticle) {
  return {
    unikey: article.unikey,
    categoryKey: article.category,
    tags: article.tags,
    wordpressPost: article.wordpressPost,
    author: article.author,
    publishedAt: article.publishedAt,
  };
}

function toTextRows(article: SeedArticle, categories: SeedLabels[], tags: SeedLabels[]) {
  const { unikey, texts } = article;
  const english = texts.find(({ language }) => language === defaultLanguage)?.bodyHtml ?? '';
  return texts.map(({ bodyHtml, readingMinutes, ...text }) => {
    const { language, title, excerpt } = text;
    const labels = [
      ...categories.filter(({ key }) => key === article.category),
      ...tags.filter(({ key }) => article.tags.includes(key)),
    ].map(({ labels }) => labels[language] ?? labels[defaultLanguage]);
    const shown = [title, excerpt, ...labels, toPlainText(bodyHtml ?? english)];
    return {
      ...text,
      unikey,
      bodyHtml,
      readingMinutes,
      foldedTitle: foldText(title).text,
      foldedText: foldText(shown.join(' ')).text,
    };
  });
}
