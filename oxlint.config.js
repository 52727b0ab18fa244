import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { nativeRules } from './delivery/src/checks/lint/nativeRules.js';
import { platformGlobals } from './delivery/src/checks/lint/platformGlobals.js';
import { remoteImports } from './delivery/src/checks/lint/remoteImports.js';
import { typeRules } from './delivery/src/checks/lint/typeRules.js';

const typed = '**/*.{ts,tsx}';
const plain = '**/*.{js,mjs,cjs}';
const tests = '**/*.test.{ts,tsx}';
const testing = ['**/testing/**', tests];
const views = '{design-system,shell,remotes/*,delivery/testing}/**/*.tsx';

/** No rule has the level "warn": a rule of a preset is either an error or off. */
function asErrors(rules) {
  return Object.fromEntries(
    Object.entries(rules).map(([name, setting]) => {
      const [level, ...options] = [setting].flat();
      return [name, level === 'off' || level === 0 ? 'off' : ['error', ...options]];
    }),
  );
}

/** oxlint reserves the name of this plugin for its own rules. */
function accessibilityRules(rules) {
  return Object.fromEntries(
    Object.entries(asErrors(rules))
      .filter(([, setting]) => setting !== 'off')
      .map(([name, setting]) => [name.replace('jsx-a11y-x/', 'accessibility/'), setting]),
  );
}

const everywhere = {
  files: [typed, plain],
  rules: {
    ...nativeRules(js.configs.recommended.rules),
    'tidegate/glossary-terms': 'error',
    'tidegate/no-unused-variables': 'error',
    curly: ['error', 'multi-line'],
    eqeqeq: 'error',
    'max-lines': ['error', 300],
    'max-lines-per-function': ['error', 70],
    'no-console': 'error',
    'no-nested-ternary': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'object-shorthand': 'error',
    'tidegate/no-default-export': 'error',
    'tidegate/suppressions-need-reasons': 'error',
    'tidegate/zod-is-mini': 'error',
    'check-file/no-index': 'error',
    'check-file/filename-blocklist': [
      'error',
      { '**/*{[uU]til,[uU]tils,[hH]elper,[hH]elpers,Manager,Wrapper,Info,common,misc}.*': '*.*' },
    ],
  },
};

const typescript = {
  files: [typed],
  rules: {
    ...typeRules,
    ...nativeRules(Object.assign({}, ...tseslint.configs.strict.map(({ rules }) => rules))),
    'typescript/ban-ts-comment': [
      'error',
      { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true },
    ],
    // RTK Query uses `void` as the argument type of a call without arguments.
    'typescript/no-invalid-void-type': 'off',
    'tidegate/no-unused-variables': ['error', { argsIgnorePattern: '^_' }],
  },
};

const names = {
  files: ['*/src/**/*.{ts,tsx}', 'remotes/*/src/**/*.{ts,tsx}', 'e2e/**/*.ts', 'bench/**/*.ts'],
  rules: {
    'check-file/filename-naming-convention': [
      'error',
      { '**/*.{ts,tsx}': '+([a-zA-Z0-9])' },
      { ignoreMiddleExtensions: true },
    ],
    'check-file/folder-naming-convention': ['error', { '**/src/**/': 'KEBAB_CASE' }],
  },
};

const namedAfterExports = {
  files: [typed, plain],
  excludeFiles: [tests, '**/*.spec.ts', '**/*.d.ts', '**/*.config.*', '**/index.*'],
  rules: { 'tidegate/file-named-after-export': 'error' },
};

const react = {
  files: [views, '{design-system,shell,remotes/*}/src/**/*.ts'],
  env: { browser: true },
  rules: {
    ...accessibilityRules(jsxA11y.configs.strict.rules),
    'accessibility/anchor-is-valid': ['error', { specialLink: ['to'] }],
    // In some browsers, CSS that changes `display` or `list-style` removes the role.
    'accessibility/no-redundant-roles': [
      'error',
      { ol: ['list'], ul: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'] },
    ],
  },
};

const rendered = {
  files: ['{design-system,shell,remotes/*}/src/**/*.{ts,tsx}'],
  excludeFiles: testing,
  rules: { 'tidegate/no-text-in-jsx': 'error', 'tidegate/no-browser-while-rendering': 'error' },
};

const shell = {
  files: ['shell/src/**/*.{ts,tsx}'],
  rules: {
    'tidegate/no-restricted-imports': [
      'error',
      {
        name: 'react-router-dom',
        importNames: ['useNavigation'],
        allowTypeImports: true,
        message: '`RouterProvider` is not told of it: use `shared-modules/useNavigation`.',
      },
    ],
  },
};

const remotes = {
  files: ['remotes/*/src/**/*.{ts,tsx}'],
  excludeFiles: testing,
  rules: {
    'tidegate/no-left-out-query': 'error',
    'tidegate/no-module-side-effects': 'error',
    'tidegate/no-module-variables': 'error',
    'tidegate/no-restricted-imports': ['error', remoteImports],
  },
};

const contracts = {
  files: ['shared-contracts/**/*.ts'],
  excludeFiles: testing,
  rules: { 'no-restricted-globals': ['error', ...platformGlobals] },
};

const backendModules = {
  files: ['backend/src/modules/**/*.ts'],
  excludeFiles: [...testing, '**/*Repository.ts'],
  rules: { 'tidegate/queries-in-repositories': 'error' },
};

const jestTests = {
  files: [tests],
  rules: {
    ...asErrors(jest.configs['flat/recommended'].rules),
    'max-lines-per-function': 'off',
    'jest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', '**.expect*'] }],
    'jest/max-nested-describe': ['error', { max: 1 }],
    'jest/no-restricted-jest-methods': [
      'error',
      Object.fromEntries(
        ['mock', 'doMock', 'setMock', 'unstable_mockModule'].map((method) => [
          method,
          'Fake the edge (network, clock), never a module of ours.',
        ]),
      ),
    ],
    'jest/no-restricted-matchers': [
      'error',
      {
        toMatchSnapshot: 'Say what a visitor reads.',
        toMatchInlineSnapshot: 'Say what a visitor reads.',
        toThrowErrorMatchingSnapshot: 'Name the message.',
      },
    ],
  },
};

const screenTests = {
  files: [
    '**/*.test.tsx',
    '{design-system,shell,remotes/*}/src/**/testing/**',
    'delivery/testing/*.tsx',
  ],
  rules: {
    ...asErrors(testingLibrary.configs['flat/react'].rules),
    'testing-library/no-test-id-queries': 'error',
    'testing-library/prefer-user-event': 'error',
  },
};

const journeys = {
  files: ['e2e/**/*.ts'],
  rules: {
    ...asErrors(playwright.configs['flat/recommended'].rules),
    'max-lines-per-function': ['error', 100],
  },
};

const plainScripts = {
  files: [plain],
  env: { node: true },
};

const loadedByJest = {
  files: ['delivery/testing/*.cjs'],
  env: { browser: true, jest: true, node: true },
};

const overrides = [
  everywhere,
  typescript,
  names,
  namedAfterExports,
  react,
  rendered,
  shell,
  remotes,
  contracts,
  backendModules,
  jestTests,
  screenTests,
  journeys,
  plainScripts,
  loadedByJest,
  {
    files: ['bench/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // A tool or the shell reads these files through their default export.
    files: [
      '**/*.config.{js,ts}',
      '**/*.d.ts',
      'remotes/*/src/exposed/remote.ts',
      'delivery/src/checks/lint/lintPlugin.js',
    ],
    rules: { 'tidegate/no-default-export': 'off' },
  },
  {
    // Entry points of packages and of backend modules.
    files: [
      'design-system/src/index.ts',
      'backend/src/index.ts',
      'backend/src/{database,modules/*}/index.ts',
      'delivery/build/index.js',
    ],
    rules: { 'check-file/no-index': 'off' },
  },
  {
    // `tidegate.mjs` loads a command by the name of its file.
    files: ['delivery/src/commands/*.ts'],
    rules: { 'tidegate/file-named-after-export': 'off' },
  },
  {
    // Playwright fixtures call `use`, and some test helpers have names like hooks.
    files: ['e2e/**', 'delivery/src/**'],
    rules: { 'react/rules-of-hooks': 'off' },
  },
];

export default {
  plugins: ['typescript', 'react', 'jest'],
  jsPlugins: Object.entries({
    tidegate: import.meta.resolve('./delivery/src/checks/lint/lintPlugin.js'),
    accessibility: import.meta.resolve('eslint-plugin-jsx-a11y-x'),
    'check-file': import.meta.resolve('eslint-plugin-check-file'),
    playwright: import.meta.resolve('eslint-plugin-playwright'),
    'testing-library': import.meta.resolve('eslint-plugin-testing-library'),
  }).map(([name, address]) => ({ name, specifier: fileURLToPath(address) })),
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'deny',
  },
  settings: {
    'jsx-a11y-x': {
      components: { Link: 'a', NavLink: 'a' },
      attributes: { for: ['htmlFor'] },
    },
  },
  ignorePatterns: ['**/dist/**', '.cache/**', '.data/**', 'delivery/checks/planted-*/**'],
  overrides,
};
