import { tsImport } from 'tsx/esm/api';
import { listSchemaTopics } from './listSchemaTopics.js';

const { sharedModules } = await tsImport(
  '@tidegate/contracts/remotes/sharedModules',
  import.meta.url,
);

const contractsDir = new URL('../../../../shared-contracts/src', import.meta.url).pathname;

const sharedPaths = Object.entries(sharedModules).map(([name, allowImportNames]) => ({
  name,
  allowImportNames: [...allowImportNames],
  allowTypeImports: true,
  message: 'The shell shares only the names in contracts/sharedModules.',
}));

const schemaPaths = listSchemaTopics(contractsDir).map((topic) => ({
  name: `@tidegate/contracts/${topic}`,
  allowTypeImports: true,
  message: 'It would bundle the schema library: import types only.',
}));

/** A module that is not shared would be bundled into every release of a remote. */
export const remoteImports = {
  paths: [...sharedPaths, ...schemaPaths],
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
      message: 'The shell does not share it, and a second copy must not travel with a release.',
    },
  ],
};
