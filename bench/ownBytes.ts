import { gzipSync } from 'node:zlib';

const pages = ['/', '/features', '/vpn-server', '/download', '/vpn-for-gaming/minecraft', '/faq'];

/** Limit for the compressed bytes that a page of the shell adds to the shared script. */
export const mostOwnBytes = 4096;

const gzipBytes = (bytes: string | Uint8Array) => gzipSync(bytes, { level: 9 }).length;

async function measureScript(url: URL): Promise<number> {
  const reply = await fetch(url);
  return gzipBytes(new Uint8Array(await reply.arrayBuffer()));
}

/** Additional scripts, translations and data of the page. */
async function measurePage(siteUrl: string, path: string, shared: ReadonlySet<string>) {
  const html = await (await fetch(siteUrl + path)).text();
  const [, boot = ''] = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].flatMap(([, src = '']) =>
    shared.has(src) ? [] : [new URL(src, siteUrl)],
  );
  const sizes = await Promise.all(scripts.map(measureScript));
  return sizes.reduce((sum, size) => sum + size, gzipBytes(boot));
}

export async function measureOwnBytes(siteUrl: string, shared: ReadonlySet<string>) {
  const sizes = pages.map(
    async (path) => [path, await measurePage(siteUrl, path, shared)] as const,
  );
  return Promise.all(sizes);
}
