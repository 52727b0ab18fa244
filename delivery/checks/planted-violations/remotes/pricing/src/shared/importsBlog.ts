// remote-not-to-other-remote
export { readArticle } from '../../../blog/src/features/read-article/readArticle';
