import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkArchitecturePicture } from '../../checks/architecturePicture';
import { checkCheckedTypes } from '../../checks/checkedTypes';
import { readImportGraph } from '../../checks/importGraph';
import { checkImportLaw } from '../../checks/importLaw';
import { checkSizes } from '../../checks/sizeBudgets';
import { listSourceFiles, sourceFolders } from '../../checks/sourceFiles';
import { checkWords } from '../../checks/words';
import { checkStep, toolStep, type Step } from './step';

export const architecturePage = 'docs/architecture.md';

export function readLawGraph(rootDir: string) {
  return readImportGraph({ rootDir, cwd: rootDir, folders: sourceFolders });
}

const format = toolStep({
  name: 'format',
  file: 'prettier/bin/prettier.cjs',
  args: [
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-strategy=content',
    '--cache-location=.cache/prettier',
    '.',
  ],
  remedy: 'Repair the format: npm run fix',
});

/** The rules that need one file alone, which is why its cache by content is right. */
const lint = toolStep({
  name: 'lint',
  file: 'eslint/bin/eslint.js',
  args: [
    '--max-warnings=0',
    '--cache',
    '--cache-strategy=content',
    '--cache-location=.cache/eslint',
    '.',
  ],
  remedy: 'Correct what ESLint reports; npm run fix repairs part of it',
});

const typeAwareLint = toolStep({
  name: 'type-aware lint',
  file: 'oxlint/bin/oxlint',
  args: [],
  remedy: 'Correct what oxlint reports; npm run fix repairs part of it',
});

const styles = toolStep({
  name: 'styles',
  file: 'stylelint/bin/stylelint.mjs',
  // No cache: its key leaves out the regular expressions of our settings.
  args: ['--max-warnings=0', '**/*.css'],
  remedy: 'Correct what stylelint reports; npm run fix repairs part of it',
});

const unusedCode = toolStep({
  name: 'unused code',
  file: 'knip/bin/knip.js',
  args: ['--no-progress', '--treat-config-hints-as-errors'],
  remedy: 'Remove what nothing uses',
});

const workspaces = toolStep({
  name: 'workspaces',
  file: 'sherif/index.js',
  // npm comes with Node.js; no other package manager is asked to take its place.
  args: ['--fail-on-warnings', '--ignore-rule=root-package-manager-field'],
  remedy: 'Correct the package.json files',
});

const compile = toolStep({
  name: 'types',
  file: 'typescript-native/bin/tsc',
  args: ['--build', '--pretty', 'false'],
  remedy: 'Correct what TypeScript reports',
});

const checkedTypes = checkStep('types', 'Refer to the project in tsconfig.json', ({ rootDir }) =>
  checkCheckedTypes(rootDir, sourceFolders),
);

const types: Step = {
  name: 'types',
  async run(context) {
    await compile.run(context);
    await checkedTypes.run(context);
  },
};

const law = checkStep('import law', 'Correct the imports', async ({ rootDir }) => {
  const [graph, files] = await Promise.all([
    readLawGraph(rootDir),
    listSourceFiles(rootDir, sourceFolders, /\.tsx?$/),
  ]);
  const { problems, lookedAt } = checkImportLaw(graph, files);
  const picture = await checkArchitecturePicture(path.join(rootDir, architecturePage), graph);
  return { problems: [...problems, ...picture.problems], lookedAt };
});

const words = checkStep('words', 'Correct the words', ({ rootDir }) => {
  const remotes = readdirSync(path.join(rootDir, 'remotes')).map((name) => `remotes/${name}`);
  return checkWords(rootDir, ['shell', 'design-system', 'backend', ...remotes]);
});

const sizes = checkStep('size budgets', 'Send less, or see delivery/budgets.json', ({ rootDir }) =>
  checkSizes(rootDir),
);

/**
 * Read-only and independent of each other. The longest begins, since it takes as long as all others
 * together; of those the cheap ones come first.
 */
export const readingSteps: readonly Step[] = [
  lint,
  typeAwareLint,
  workspaces,
  format,
  law,
  words,
  styles,
  unusedCode,
  sizes,
  types,
];
