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

const ignored = ['/node_modules/', '/dist/', '/\\.data/', '/\\.cache/', '/planted-'];

const shared = {
  transform,
  // Published as ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!feed/)'],
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/.cache', '<rootDir>/dist'],
};

/** Server code runs in Node, everything a browser shows runs in jsdom. */
export default {
  // On two busy cores a database takes seconds to start.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{backend,delivery,shared-contracts}/**/*.test.ts',
        '<rootDir>/shell/src/{server,routes,locale,device}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/delivery/testing/browserEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/delivery/testing/failOnConsole.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/delivery/testing/cssClassNames.cjs' },
      testMatch: [
        '<rootDir>/{design-system,remotes}/**/*.test.{ts,tsx}',
        '<rootDir>/shell/src/**/*.test.tsx',
        '<rootDir>/shell/src/!(server|routes|locale|device)/**/*.test.ts',
      ],
    },
  ],
};
