// shared-not-up-to-feature
export { readArticle } from '../features/read-article/readArticle';
