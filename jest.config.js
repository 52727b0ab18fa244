import { listRemotes } from './delivery/src/commands/bootstrap/siteParts.js';

const transform = {
  '^.+\\.[tj]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  transform,
  // These packages are published only as ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:feed|parse5|entities|franc|trigram-utils|n-gram|collapse-white-space|@module-federation/[a-z-]+)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', '/planted-'],
};

const serverFolders = 'server|routes|locale|device';
const remotes = listRemotes(import.meta.dirname);
const tests = '**/*.test.{ts,tsx}';
/** Folder of the generated files that load several test files each; see testBatches.ts. */
const batches = process.env.TEST_BATCHES;

/** Two projects instead of one per folder, because each project transforms its files again. */
const projects = [
  {
    displayName: 'node',
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/delivery/testing/makeTemporaryFolder.ts'],
    folders: ['shared-contracts', 'backend', 'delivery'],
    ofShell: [`@(${serverFolders})/**/*.test.ts`],
  },
  {
    displayName: 'browser',
    testEnvironment: '<rootDir>/delivery/testing/browserEnvironment.cjs',
    setupFilesAfterEnv: ['<rootDir>/delivery/testing/failOnConsole.ts'],
    moduleNameMapper: {
      '\\.css$': '<rootDir>/delivery/testing/cssClassNames.cjs',
      '\\.svg$': '<rootDir>/delivery/testing/assetUrl.cjs',
    },
    folders: ['design-system', ...remotes.map((remote) => `remotes/${remote}`)],
    ofShell: ['**/*.test.tsx', `!(${serverFolders})/**/*.test.ts`],
  },
];

export default {
  // On two busy cores a database or a tool takes seconds to start.
  testTimeout: 120_000,
  projects: projects.map(({ folders, ofShell, ...settings }) => ({
    ...shared,
    ...settings,
    roots: [
      ...[...folders, 'shell/src'].map((folder) => `<rootDir>/${folder}`),
      ...(batches ? [`${batches}/${settings.displayName}`] : []),
    ],
    testMatch: [
      ...folders.map((folder) => `<rootDir>/${folder}/${tests}`),
      ...ofShell.map((pattern) => `<rootDir>/shell/src/${pattern}`),
      ...(batches ? [`${batches}/${settings.displayName}/*.test.js`] : []),
    ],
  })),
};
