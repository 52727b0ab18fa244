import { settings } from './settings';

async function readLocations(url: string): Promise<string[]> {
  const reply = await fetch(url);
  if (reply.status !== 200) throw new Error(`${url} was answered ${reply.status}`);
  return [...(await reply.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => found);
}

export async function readSitemaps(): Promise<Map<string, string[]>> {
  const maps = await readLocations(`${settings.siteUrl}/sitemap.xml`);
  const entries = maps.map(async (map): Promise<[string, string[]]> => {
    const language = /sitemap-(\w+)\.xml$/.exec(map)?.[1] ?? '';
    return [language, await readLocations(map)];
  });
  return new Map(await Promise.all(entries));
}
