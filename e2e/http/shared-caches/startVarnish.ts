import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CacheOptions, SharedCache } from './sharedCache';
import { startDaemon } from './startDaemon';

export async function startVarnish({ edge, folder, files }: CacheOptions): Promise<SharedCache> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'varnish.vcl'), files['varnish.vcl']);
  const [host = '', port = ''] = edge.split(':');
  const file = path.join(folder, 'default.vcl');
  await writeFile(
    file,
    `vcl 4.1;
backend edge { .host = "${host}"; .port = "${port}"; }
include "${folder}/varnish.vcl";
`,
  );
  const misses: string[] = [];
  const daemon = await startDaemon('varnishd', async (ownPort) => [
    ...['-F', '-j', 'none', '-n', path.join(folder, 'state'), '-f', file],
    ...['-a', `127.0.0.1:${ownPort}`, '-s', 'default,64m', '-p', 'http_gzip_support=off'],
  ]);
  return {
    ...daemon,
    // A reply from the cache names a second request, the one that fetched it.
    onReply: ({ url, headers }) => {
      if (!/^\d+ \d+$/.test(String(headers['x-varnish']))) misses.push(url);
    },
    countMisses: async (mark) => misses.filter((url) => url.includes(mark)).length,
  };
}
