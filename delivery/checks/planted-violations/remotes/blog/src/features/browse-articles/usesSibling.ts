// feature-not-to-sibling-feature
export { readArticle } from '../read-article/readArticle';
