/** Facts of every page of the blog, which lists no other languages (specification §2.2). */
export const blogPage = {
  layout: 'blog',
  access: 'public',
  hasAlternates: false,
  hasFeeds: true,
  isSwapSafe: true,
} as const;
