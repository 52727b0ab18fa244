import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CacheOptions, SharedCache } from './sharedCache';
import { startDaemon } from './startDaemon';

const temporary = ['proxy', 'client_body', 'fastcgi', 'uwsgi', 'scgi'];

/** Settings like those of the runbook, apart from the folders. */
function describeServer({ edge, folder }: CacheOptions, port: number): string {
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ');
  return `daemon off;
user root;
pid ${folder}/nginx.pid;
events {}
http {
  ${paths}
  variables_hash_max_size 2048;
  proxy_cache_path ${folder}/cache keys_zone=tidegate:10m;
  upstream tidegate { server ${edge}; keepalive 16; }
  map $http_x_country_code $tidegate_country { default $http_x_country_code; }
  include ${folder}/nginx-http.conf;
  log_format cache '$upstream_cache_status $request_uri';
  access_log ${folder}/access.log cache;
  server { listen 127.0.0.1:${port}; include ${folder}/nginx-server.conf; }
}
`;
}

export async function startNginx(options: CacheOptions): Promise<SharedCache> {
  const folder = path.join(options.folder, 'nginx');
  await mkdir(folder, { recursive: true });
  for (const name of ['nginx-http.conf', 'nginx-server.conf'] as const) {
    await writeFile(path.join(folder, name), options.files[name]);
  }
  const file = path.join(folder, 'nginx.conf');
  const daemon = await startDaemon('nginx', async (port) => {
    await writeFile(file, describeServer({ ...options, folder }, port));
    return ['-c', file, '-e', path.join(folder, 'error.log')];
  });
  return {
    ...daemon,
    async countMisses(mark) {
      const lines = (await readFile(path.join(folder, 'access.log'), 'utf8')).split('\n');
      return lines.filter((line) => line.includes(mark) && !line.startsWith('HIT')).length;
    },
  };
}
