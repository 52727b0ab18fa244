import { tsImport } from 'tsx/esm/api';
import { listSchemaTopics } from './contractSchemas.js';

const { lentModules } = await tsImport('@tidegate/contracts/lentModules', import.meta.url);

const contractsDir = new URL('../../../../shared-contracts/src', import.meta.url).pathname;

const lentPaths = Object.entries(lentModules).map(([name, allowImportNames]) => ({
  name,
  allowImportNames: [...allowImportNames],
  allowTypeImports: true,
  message: 'The shell lends only the names in contracts/lentModules.',
}));

const schemaPaths = listSchemaTopics(contractsDir).map((topic) => ({
  name: `@tidegate/contracts/${topic}`,
  allowTypeImports: true,
  message: 'It would bundle the schema library: import types only.',
}));

/** Options of `no-restricted-imports` for remotes: what is not lent travels with every release. */
export const remoteImports = {
  paths: [...lentPaths, ...schemaPaths],
  patterns: [
    {
      group: [
        'i18next',
        'react-dom',
        'react-dom/*',
        'react-redux/*',
        'react-router',
        'react-router/*',
        'react/*',
        '!react/jsx-runtime',
        'redux',
        'zod',
        'zod/*',
        '@reduxjs/toolkit/*',
      ],
      allowTypeImports: true,
      message: 'The shell does not lend it, and a second copy must not travel with a release.',
    },
  ],
};
