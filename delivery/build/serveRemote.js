import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { developmentConfig } from './remotePreset.js';

/**
 * Serves one remote with fast refresh for a page of a running development site. Resolves when it
 * listens; `port` is where the page will find it.
 */
export async function serveRemote({ name, remoteDir, port, onCompiled }) {
  const compiler = webpack(developmentConfig({ name, root: remoteDir }));
  compiler.hooks.done.tap('serveRemote', (stats) => {
    onCompiled({
      errors: stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message),
    });
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      // Code is refreshed in place; words are no module, so a page is loaded anew for them.
      liveReload: true,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      static: [{ directory: path.join(remoteDir, 'locales'), publicPath: '/locales', watch: true }],
      client: {
        logging: 'warn',
        overlay: false,
        webSocketURL: { hostname: '127.0.0.1', port, protocol: 'ws' },
      },
    },
    compiler,
  );
  await server.start();
  return { close: () => server.stop() };
}
