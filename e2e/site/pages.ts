export interface SitePage {
  path: string;
  status: number;
}

/** Every page there is so far; `article` stands for the first one that the blog lists. */
export const sitePages: readonly SitePage[] = [
  { path: '/', status: 200 },
  { path: '/features', status: 200 },
  { path: '/aboutus', status: 200 },
  { path: '/pricing', status: 200 },
  { path: '/blog', status: 200 },
  { path: '/blog/article', status: 200 },
  { path: '/what-is-my-ip', status: 200 },
  { path: '/login', status: 200 },
  { path: '/blackfriday', status: 200 },
  { path: '/easter', status: 200 },
  { path: '/no-such-page', status: 404 },
];

export const siteLanguages = [
  { language: 'en', prefix: '', direction: 'ltr' },
  { language: 'ar', prefix: '/ar', direction: 'rtl' },
] as const;
