import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { sharedModuleNames } from './sharedModuleNames.js';
import { baseConfig, containerMinimizer, scriptRule } from './moduleRules.js';

const exposedFile = './src/exposed/remote.ts';

/** `blog` 1.0.0 becomes `blog_1_0_0`: two versions never share a global, a chunk or a class. */
function containerName(name, version) {
  return `${name}_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;
}

function sharedModulesFor(isProduction) {
  return isProduction ? sharedModuleNames : [...sharedModuleNames, 'react/jsx-dev-runtime'];
}

const chunkHandler = /__webpack_require__\.f\.j = [^]*?\n\};\n/;

/** Without the function that requests a chunk and waits for it. */
function withoutHandler(text) {
  const rest = text.replace(chunkHandler, '');
  if (rest === text) throw new Error('remotePreset.js: webpack has another chunk handler');
  return rest;
}

/**
 * Leaves out how webpack loads a chunk: the shell loads each chunk of a release, checked by its
 * hash, before code that needs it runs.
 */
class NoChunkLoading {
  apply({ hooks, webpack: { RuntimeGlobals } }) {
    const name = 'NoChunkLoading';
    const { loadScript, getChunkScriptFilename, publicPath } = RuntimeGlobals;
    hooks.thisCompilation.tap(name, ({ hooks: { runtimeRequirementInTree, runtimeModule } }) => {
      for (const part of [loadScript, getChunkScriptFilename, publicPath]) {
        runtimeRequirementInTree.for(part).tap({ name, stage: -1 }, () => true);
      }
      runtimeModule.tap(name, (module) => {
        if (module.name !== 'jsonp chunk loading') return;
        const { generate } = module;
        module.generate = () => withoutHandler(generate.call(module));
      });
    });
  }
}

/** All styles come with the exposed chunk: a file of its own for a lazy page would save no bytes. */
const styles = { type: 'css/mini-extract', chunks: 'all', name: 'remote', enforce: true };

function clientConfig({ container, root, isProduction }) {
  const shared = Object.fromEntries(
    sharedModulesFor(isProduction).map((shared) => [
      shared,
      { singleton: true, import: false, requiredVersion: false },
    ]),
  );
  return {
    ...baseConfig({ root, isProduction, scope: container, isServer: false }),
    name: 'client',
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: path.join(root, 'dist/client'),
      clean: true,
      uniqueName: container,
      // The shell loads the chunks, with their hashes, before webpack would.
      publicPath: isProduction ? '' : 'auto',
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    // The shell provides one copy of the federation runtime instead of 24 kB in every remote.
    externals: [
      ({ request }, done) =>
        /webpack-bundler-runtime/.test(request) ? done(null, 'global _MF_BUNDLER_RUNTIME') : done(),
    ],
    optimization: {
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, styles } },
      minimizer: containerMinimizer,
      // Ids based on paths differ between checkouts, and a released version never changes.
      moduleIds: 'natural',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './remote': { import: exposedFile, name: 'remote' } },
        shared,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
      }),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', runtime: false }),
      ...(isProduction ? [new NoChunkLoading()] : []),
    ],
  };
}

function serverConfig({ container, root, isProduction }) {
  return {
    ...baseConfig({ root, isProduction, scope: container, isServer: true }),
    name: 'server',
    target: 'node20',
    entry: { remote: exposedFile },
    output: {
      path: path.join(root, 'dist/server'),
      clean: true,
      filename: 'remote.cjs',
      library: { type: 'commonjs2' },
    },
    externalsType: 'commonjs',
    externals: sharedModulesFor(isProduction),
    optimization: { splitChunks: false, minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The client and the server build; the package's version is part of every global name. */
export function remotePreset({ name, root }) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const options = { container: containerName(name, version), root, isProduction: true };
  return [clientConfig(options), serverConfig(options)];
}

export function developmentConfig({ name, root }) {
  const config = clientConfig({ container: `${name}_development`, root, isProduction: false });
  const [script, ...styles] = config.module.rules;
  return {
    ...config,
    // No `eval` source maps: the site's script policy also applies in development.
    devtool: 'cheap-module-source-map',
    output: { ...config.output, chunkFilename: '[name].js', clean: false },
    module: {
      rules: [{ ...script, ...scriptRule({ isProduction: false, refresh: true }) }, ...styles],
    },
    plugins: [
      ...config.plugins.filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      new ReactRefreshPlugin({ overlay: false, library: name }),
    ],
  };
}
