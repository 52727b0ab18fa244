export const readArticle = () => 'article';
