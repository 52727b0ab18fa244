import { settings } from './settings';

export async function findArticlePath(): Promise<string> {
  const html = await (await fetch(`${settings.siteUrl}/blog`)).text();
  const path = /href="(\/blog\/[^"?#/]+)"/.exec(html)?.[1];
  if (path === undefined) throw new Error('the blog lists no article');
  return path;
}
