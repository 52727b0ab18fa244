import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';

export function scriptRule({ isProduction, refresh = false }) {
  return {
    test: /\.[jt]sx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: !isProduction, refresh } },
        target: 'es2022',
      },
    },
  };
}

/** `scope` is part of every class name and must be the same for client and server build. */
function styleRules({ scope, isServer }) {
  const modules = {
    localIdentName: `${scope}-[name]-[local]`,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: isServer,
  };
  const extract = isServer ? [] : [{ loader: MiniCssExtractPlugin.loader }];
  return [
    {
      test: /\.module\.css$/,
      use: [...extract, { loader: 'css-loader', options: { modules } }],
    },
    {
      test: /(?<!\.module)\.css$/,
      sideEffects: true,
      use: [...extract, { loader: 'css-loader', options: { modules: false } }],
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
    },
    {
      test: /\.svg$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]' },
    },
  ];
}

export const resolve = { extensions: ['.tsx', '.ts', '.js'] };

/** i18next's own messages; without its option `debug` it writes none of them. */
const silentCalls = ['log', 'warn', 'deprecate', 'once'].map((level) => `this.logger.${level}`);

/**
 * Drops calls of `pure_funcs`. No parallel workers: the parts of the site already build in
 * parallel.
 */
function createMinimizer(pure_funcs) {
  return [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: { ecma: 2022, compress: { passes: 3, pure_funcs } },
      extractComments: false,
      parallel: false,
    }),
    new CssMinimizerPlugin({ parallel: false }),
  ];
}

export const minimizer = createMinimizer(silentCalls);

/** A container warns of a start function of webpack that it never lacks. */
export const containerMinimizer = createMinimizer(['console.warn']);

/** Settings and rules of every build; `scope` begins the names of its CSS classes. */
export function baseConfig({ root, isProduction, scope, isServer }) {
  return {
    mode: isProduction ? 'production' : 'development',
    context: root,
    devtool: false,
    resolve,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    module: { rules: [scriptRule({ isProduction }), ...styleRules({ scope, isServer })] },
  };
}
