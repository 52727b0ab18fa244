// shell-not-to-remote
export { readArticle } from '../../../remotes/blog/src/features/read-article/readArticle';
