import { readdirSync } from 'node:fs';

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
  // Published as ES modules alone.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:feed|parse5|entities|@module-federation/[a-z-]+)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', '/planted-'],
};

const serverFolders = 'server|routes|locale|device';
const remotes = readdirSync(new URL('remotes', import.meta.url));
const tests = '**/*.test.{ts,tsx}';
/** Where a run keeps files that load several test files each: testBatches.ts. */
const batches = process.env.TEST_BATCHES;

/** Two projects and not one for each folder: a project transforms every file that it meets anew. */
const projects = [
  {
    displayName: 'node',
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/delivery/testing/temporaryFolder.ts'],
    folders: ['shared-contracts', 'backend', 'delivery'],
    ofShell: [`@(${serverFolders})/**/*.test.ts`],
  },
  {
    displayName: 'browser',
    testEnvironment: '<rootDir>/delivery/testing/browserEnvironment.cjs',
    setupFilesAfterEnv: ['<rootDir>/delivery/testing/failOnConsole.ts'],
    moduleNameMapper: { '\\.css$': '<rootDir>/delivery/testing/cssClassNames.cjs' },
    folders: ['design-system', ...remotes.map((remote) => `remotes/${remote}`)],
    ofShell: ['**/*.test.tsx', `!(${serverFolders})/**/*.test.ts`],
  },
];

/** Server code runs in Node, everything a browser shows runs in jsdom. */
export default {
  // On two busy cores a database takes seconds to start, and so does a tool.
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
