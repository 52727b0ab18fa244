import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { baseConfig, minimizer, resolve } from './moduleRules.js';
import { unusedParts } from './unusedParts.js';

const scope = 'sh';

function findRouterFolder(root) {
  const { resolve: find } = createRequire(path.join(root, 'package.json'));
  return path.resolve(path.dirname(find('react-router')), '../production');
}

/** React Router's package exports point bundlers to its development build with all warnings. */
function findProductionRouter(root) {
  const folder = findRouterFolder(root);
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}

/**
 * React Router is one module, which a bundler puts into one chunk. With a query it is a second
 * module, so the code that only navigation uses stays out of the entry.
 */
function separateNavigation(root) {
  const folder = findRouterFolder(root);
  const index = readFileSync(path.join(folder, 'index.mjs'), 'utf8');
  const [, file] = /\bcreateBrowserRouter,[^}]*} from "(.+)"/.exec(index);
  return new webpack.NormalModuleReplacementPlugin(
    /^\.\/createBrowserRouter$/,
    `${path.join(folder, file)}?navigation`,
  );
}

function leaveOutUnused(root) {
  const loader = path.join(import.meta.dirname, 'leaveOut.js');
  return Object.entries(unusedParts).map(([file, cuts]) => ({
    test: path.join(root, '../node_modules', file),
    loader,
    options: { cuts },
  }));
}

function clientConfig(options) {
  const base = baseConfig({ ...options, scope, isServer: false });
  return {
    ...base,
    module: {
      ...base.module,
      rules: [
        ...base.module.rules,
        {
          test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
          loader: path.join(import.meta.dirname, 'markUnused.js'),
        },
        ...leaveOutUnused(options.root),
      ],
    },
    name: 'client',
    target: ['web', 'es2022'],
    resolve: {
      ...resolve,
      alias: {
        // React has this hook itself.
        'use-sync-external-store/shim$': 'react',
        ...(options.isProduction && {
          ...findProductionRouter(options.root),
          'react/jsx-dev-runtime$': false,
        }),
      },
    },
    entry: {
      main: [
        ...(options.isProduction ? [] : ['./src/browser/developmentHook.ts']),
        './src/browser/hydrate.tsx',
      ],
      // Apart from the other styles, because a page keeps its fonts when those arrive.
      fonts: '@tidegate/design-system/fonts.css',
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
        FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        FEDERATION_BUILD_IDENTIFIER: '""',
        FEDERATION_DEBUG: '""',
        ENV_TARGET: '"web"',
      }),
      new webpack.NormalModuleReplacementPlugin(
        /\/semver\/index\.js$/,
        path.join(options.root, 'src/remotes/satisfy.ts'),
      ),
      ...(options.isProduction ? [separateNavigation(options.root)] : []),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      compileEagerly(/^open-page/),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: options.isProduction }),
    ],
  };
}

/** The browser compiles all functions of these files while it loads them (Chromium since 136). */
function compileEagerly(test) {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test,
    // The minimizer would drop the comment.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** The script in the head of each page, without the bundler's runtime. */
function inlineConfig(options) {
  return {
    ...baseConfig({ ...options, scope, isServer: false }),
    name: 'inline',
    target: ['web', 'es2022'],
    entry: { startScript: './src/inline/startScript.ts' },
    output: { clean: true, filename: '[name].js' },
    optimization: { minimize: true, minimizer },
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
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
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
    inlineConfig({ root, isProduction }),
  ];
}
