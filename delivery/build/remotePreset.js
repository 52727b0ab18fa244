import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { sharedModuleNames } from './sharedModuleNames.js';
import { baseConfig, minimizer, scriptRule } from './moduleRules.js';

const exposedFile = './src/exposed/remote.ts';

/** `blog` 1.0.0 becomes `blog_1_0_0`: two versions never share a global, a chunk or a class. */
export function containerName(name, version) {
  return `${name}_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;
}

function sharedModulesFor(isProduction) {
  return isProduction ? sharedModuleNames : [...sharedModuleNames, 'react/jsx-dev-runtime'];
}

/**
 * Leaves out webpack's loader of scripts: the shell loads a release's only chunk, checked by its
 * hash, before its container.
 */
class NoScriptLoader {
  apply({ hooks, webpack: { RuntimeGlobals } }) {
    hooks.thisCompilation.tap('NoScriptLoader', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: 'NoScriptLoader', stage: -1 }, () => true);
    });
  }
}

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
      // The shell has loaded the chunk, with its hash, before it runs the container.
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
      splitChunks: false,
      minimizer,
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
        manifest: true,
        dts: false,
        dev: false,
      }),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', runtime: false }),
      ...(isProduction ? [new NoScriptLoader()] : []),
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
