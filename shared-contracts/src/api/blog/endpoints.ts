export const articleListPath = '/ws/mm/v2/blog/list';
export const articlePath = '/ws/mm/v2/blog/detail';
export const categoryListPath = '/ws/mm/blog/fast-blog-list';
export const articleHeadPath = '/ws/mm/v2/blog/yoast-head';
export const blogHomePath = '/ws/mm/v2/blog/home';
export const articleSearchPath = '/ws/mm/v2/blog/search';
export const recommendedArticlesPath = '/ws/mm/v2/blog/recommended';
export const recommendedSearchesPath = '/ws/mm/v2/blog/recommend-searchs';
export const recommendedCategoriesPath = '/ws/mm/v2/blog/recommend-categories';

export const maxArticlesPerPage = 50;

/** Pages of the blog that are not articles; no short path may equal one of them. */
export const reservedPaths: readonly string[] = ['category', 'tag', 'search', 'more'];

/** Longer queries are refused; pages truncate them before the call. */
export const maxSearchLength = 100;
