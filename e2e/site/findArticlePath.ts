import { settings } from './settings';

export async function findArticlePath(siteUrl = settings.siteUrl): Promise<string> {
  const html = await (await fetch(`${siteUrl}/blog`)).text();
  const path = /href="(\/blog\/[^"?#/]+)"/.exec(html)?.[1];
  if (path === undefined) throw new Error('the blog lists no article');
  return path;
}
