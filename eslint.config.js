import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { housePlugin } from './delivery/src/checks/lint/housePlugin.js';
import { platformGlobals } from './delivery/src/checks/lint/platformGlobals.js';
import { remoteImports } from './delivery/src/checks/lint/remoteImports.js';

const typed = '**/*.{ts,tsx}';
const plain = '**/*.{js,mjs,cjs}';
const tests = '**/*.test.{ts,tsx}';
const testing = ['**/testing/**', tests];
const views = '{design-system,shell,remotes/*,delivery/testing}/**/*.tsx';

/** No rule stands at "warn": a preset's opinion either counts or is switched off by name. */
function asErrors(rules) {
  return Object.fromEntries(
    Object.entries(rules).map(([name, setting]) => {
      const [level, ...options] = [setting].flat();
      return [name, level === 'warn' || level === 1 ? ['error', ...options] : setting];
    }),
  );
}

const everywhere = {
  files: [typed, plain],
  plugins: { house: housePlugin, 'check-file': checkFile },
  extends: [js.configs.recommended],
  linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
  rules: {
    curly: ['error', 'multi-line'],
    eqeqeq: 'error',
    'max-lines': ['error', 300],
    'max-lines-per-function': ['error', 100],
    'no-console': 'error',
    'no-nested-ternary': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'object-shorthand': 'error',
    'house/no-default-export': 'error',
    'house/suppressions-say-why': 'error',
    'house/zod-is-mini': 'error',
    'check-file/no-index': 'error',
    'check-file/filename-blocklist': [
      'error',
      { '**/*{[uU]til,[uU]tils,[hH]elper,[hH]elpers,Manager,Wrapper,Info,common,misc}.*': '*.*' },
    ],
  },
};

const typescript = {
  files: [typed],
  // The rules that need types, and those of React, are in .oxlintrc.json.
  extends: [tseslint.configs.strict],
  rules: {
    '@typescript-eslint/ban-ts-comment': [
      'error',
      { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true },
    ],
    // RTK Query says `void` for a call without an argument.
    '@typescript-eslint/no-invalid-void-type': 'off',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
  },
};

const names = {
  files: ['*/src/**/*.{ts,tsx}', 'remotes/*/src/**/*.{ts,tsx}', 'e2e/**/*.ts', 'bench/**/*.ts'],
  plugins: { 'check-file': checkFile },
  rules: {
    'check-file/filename-naming-convention': [
      'error',
      { '**/*.{ts,tsx}': '+([a-zA-Z0-9])' },
      { ignoreMiddleExtensions: true },
    ],
    'check-file/folder-naming-convention': ['error', { '**/src/**/': 'KEBAB_CASE' }],
  },
};

const react = {
  files: [views, '{design-system,shell,remotes/*}/src/**/*.ts'],
  extends: [jsxA11y.configs.strict],
  languageOptions: { globals: globals.browser },
  settings: {
    'jsx-a11y-x': {
      components: { Link: 'a', NavLink: 'a' },
      attributes: { for: ['htmlFor'] },
    },
  },
  rules: {
    'jsx-a11y-x/anchor-is-valid': ['error', { specialLink: ['to'] }],
    // CSS that changes `display` or `list-style` takes the role away in some browsers.
    'jsx-a11y-x/no-redundant-roles': [
      'error',
      { ol: ['list'], ul: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'] },
    ],
  },
};

const rendered = {
  files: ['{design-system,shell,remotes/*}/src/**/*.{ts,tsx}'],
  ignores: testing,
  rules: { 'house/no-words-in-jsx': 'error', 'house/no-browser-while-rendering': 'error' },
};

const remotes = {
  files: ['remotes/*/src/**/*.{ts,tsx}'],
  ignores: testing,
  rules: {
    'house/no-module-side-effects': 'error',
    'house/no-module-variables': 'error',
    '@typescript-eslint/no-restricted-imports': ['error', remoteImports],
  },
};

const contracts = {
  files: ['shared-contracts/**/*.ts'],
  ignores: testing,
  rules: { 'no-restricted-globals': ['error', ...platformGlobals] },
};

const jestTests = {
  files: [tests],
  extends: [jest.configs['flat/recommended']],
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
  extends: [testingLibrary.configs['flat/react']],
  rules: {
    ...asErrors(testingLibrary.configs['flat/react'].rules),
    'testing-library/no-test-id-queries': 'error',
    'testing-library/prefer-user-event': 'error',
  },
};

const journeys = {
  files: ['e2e/**/*.ts'],
  extends: [playwright.configs['flat/recommended']],
  rules: asErrors(playwright.configs['flat/recommended'].rules),
};

const plainScripts = {
  files: [plain],
  languageOptions: { globals: globals.node },
};

export default defineConfig([
  globalIgnores([
    '**/dist/**',
    '.cache/**',
    '.data/**',
    '**/test-results/**',
    '**/playwright-report/**',
    'delivery/checks/planted-*/**',
  ]),
  everywhere,
  typescript,
  names,
  react,
  rendered,
  remotes,
  contracts,
  jestTests,
  screenTests,
  journeys,
  plainScripts,
  {
    files: ['bench/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Read by a tool or the shell as one default export.
    files: ['**/*.config.{js,ts}', '**/*.d.ts', 'remotes/*/src/exposed/remote.ts'],
    rules: { 'house/no-default-export': 'off' },
  },
  {
    // The doors of packages and of the backend's modules.
    files: [
      'design-system/src/index.ts',
      'backend/src/index.ts',
      'backend/src/{database,modules/*}/index.ts',
      'delivery/build/index.js',
    ],
    rules: { 'check-file/no-index': 'off' },
  },
]);
