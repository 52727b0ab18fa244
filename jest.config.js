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
  transformIgnorePatterns: ['/node_modules/(?!feed/)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/', '/\\.cache/', '/planted-'],
};

const inNode = { ...shared, testEnvironment: 'node' };

const inBrowser = {
  ...shared,
  testEnvironment: '<rootDir>/delivery/testing/browserEnvironment.cjs',
  setupFilesAfterEnv: ['<rootDir>/delivery/testing/failOnConsole.ts'],
  moduleNameMapper: { '\\.css$': '<rootDir>/delivery/testing/cssClassNames.cjs' },
};

const serverFolders = 'server|routes|locale|device';

/** A project for each part that a change can concern: folder, environment, and tests of the folder. */
const projects = [
  { name: 'contracts', folder: 'shared-contracts', ...inNode },
  { name: 'backend', folder: 'backend', ...inNode },
  { name: 'delivery', folder: 'delivery', ...inNode },
  { name: 'design-system', folder: 'design-system', ...inBrowser },
  {
    name: 'shell-server',
    folder: 'shell/src',
    tests: [`@(${serverFolders})/**/*.test.ts`],
    ...inNode,
  },
  {
    name: 'shell-browser',
    folder: 'shell/src',
    tests: ['**/*.test.tsx', `!(${serverFolders})/**/*.test.ts`],
    ...inBrowser,
  },
  ...readdirSync(new URL('remotes', import.meta.url)).map((remote) => ({
    name: `remotes/${remote}`,
    folder: `remotes/${remote}`,
    ...inBrowser,
  })),
];

/** Server code runs in Node, everything a browser shows runs in jsdom. */
export default {
  // On two busy cores a database takes seconds to start.
  testTimeout: 30_000,
  projects: projects.map(({ name, folder, tests = ['**/*.test.{ts,tsx}'], ...settings }) => ({
    displayName: name,
    roots: [`<rootDir>/${folder}`],
    testMatch: tests.map((pattern) => `<rootDir>/${folder}/${pattern}`),
    ...settings,
  })),
};
