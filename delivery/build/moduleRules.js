import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';

/** Compiles TypeScript and JSX; `refresh` adds React's fast refresh for the dev server. */
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

/**
 * CSS modules for `*.module.css`, plain global CSS otherwise. On the server only the class names
 * are kept; both builds must be given the same `scope`, which is part of every class name.
 */
export function styleRules({ scope, isServer, styleLoader = MiniCssExtractPlugin.loader }) {
  const modules = {
    localIdentName: `${scope}-[name]-[local]`,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: isServer,
  };
  const extract = isServer ? [] : [{ loader: styleLoader }];
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

/** Without processes of its own: the parts of the site are built at the same time already. */
export const minimizer = [
  new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false }),
  new CssMinimizerPlugin({ parallel: false }),
];
