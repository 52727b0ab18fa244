import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { baseConfig, minimizer, resolve } from './moduleRules.js';

const scope = 'sh';

/** React Router's package exports point bundlers to its development build with all warnings. */
function findProductionRouter(root) {
  const { resolve: find } = createRequire(path.join(root, 'package.json'));
  const folder = path.resolve(path.dirname(find('react-router')), '../production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}

function clientConfig(options) {
  return {
    ...baseConfig({ ...options, scope, isServer: false }),
    name: 'client',
    target: ['web', 'es2022'],
    resolve: { ...resolve, alias: options.isProduction ? findProductionRouter(options.root) : {} },
    entry: {
      main: [
        ...(options.isProduction ? [] : ['./src/browser/developmentHook.ts']),
        './src/browser/hydrate.tsx',
      ],
      gallery: './src/browser/gallery.tsx',
    },
    output: {
      clean: true,
      uniqueName: 'shell',
      publicPath: '/assets/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      splitChunks: false,
      minimizer,
    },
    plugins: [
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
      }),
      new webpack.NormalModuleReplacementPlugin(
        /\/(snapshot\/SnapshotHandler|utils\/preload|semver\/index)\.js$/,
        path.join(options.root, 'src/remotes/unusedFederationParts.ts'),
      ),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: options.isProduction }),
    ],
  };
}

function serverConfig(options) {
  const { isProduction } = options;
  const { module, ...base } = baseConfig({ ...options, scope, isServer: true });
  return {
    ...base,
    // The client build emits the files of the same addresses.
    module: { ...module, generator: { 'asset/resource': { emit: false } } },
    name: 'server',
    target: 'node20',
    entry: {
      render: './src/server/renderer/main.ts',
      sandbox: './src/server/sandbox/main.ts',
      cacheFramework: './src/server/sandbox/cacheFramework.ts',
    },
    output: { clean: { keep: 'fragment.js' }, filename: '[name].cjs', publicPath: '/assets/' },
    externalsPresets: { node: true },
    resolve: { ...resolve, alias: isProduction ? findProductionRouter(options.root) : {} },
    optimization: { splitChunks: false, minimize: false },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      // Libraries choose their build at load time; React's development build takes twice as long.
      new webpack.BannerPlugin({
        raw: true,
        banner: `process.env.NODE_ENV = '${isProduction ? 'production' : 'development'}';`,
      }),
    ],
  };
}

/**
 * The sandbox of a release has no `require`, so everything is bundled. React writes strings to this
 * repository's streams, because the platform's would encode them.
 */
function fragmentConfig(options) {
  const { root } = options;
  const textStream = path.join(root, 'src/server/sandbox/inside/textStream.ts');
  return {
    ...baseConfig({ ...options, scope, isServer: true }),
    name: 'server',
    target: ['webworker', 'es2022'],
    entry: { fragment: './src/server/sandbox/inside/main.ts' },
    output: { filename: '[name].js' },
    // The bundle is sent to and parsed by each process of a release.
    optimization: { splitChunks: false, minimizer },
    plugins: [
      new webpack.ProvidePlugin({
        TextEncoder: [textStream, 'TextEncoder'],
        ReadableStream: [textStream, 'ReadableStream'],
      }),
      // The sandbox would report a library that reads `process` as a violation by the release.
      new webpack.DefinePlugin({ 'typeof process': JSON.stringify('undefined') }),
    ],
  };
}

export function shellPreset({ root, isProduction = true }) {
  return [
    clientConfig({ root, isProduction }),
    serverConfig({ root, isProduction }),
    fragmentConfig({ root, isProduction }),
  ];
}
