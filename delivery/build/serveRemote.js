import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { developmentConfig } from './remotePreset.js';

/** `port` is where the page of the development site expects the remote. */
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
      // Messages are not modules, so fast refresh cannot replace them and the page reloads.
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
