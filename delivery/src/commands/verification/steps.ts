import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkArchitectureStops } from '../../checks/structure/checkArchitectureStops';
import { checkArchitecturePicture } from '../../checks/structure/architecturePicture';
import { readEarlierText } from '../../checks/sizes/readEarlierText';
import { checkCheckedTypes } from '../../checks/structure/checkCheckedTypes';
import { readImportGraph } from '../../checks/structure/importGraph';
import { checkImportRules } from '../../checks/structure/checkImportRules';
import { checkLicences } from '../../checks/packages/checkLicences';
import { checkNamedCommands } from '../../checks/commands/checkNamedCommands';
import { budgetsFile, checkSizes } from '../../checks/sizes/sizeBudgets';
import { listConcerned, readTypeProjects } from '../../checks/structure/typeProjects';
import { listSourceFiles, sourceFolders } from '../../checks/sourceFiles';
import { checkTestMap, requirementPages, testMapPage } from '../../checks/testMap';
import { checkMessages } from '../../checks/messages/checkMessages';
import { listRemotes } from '../bootstrap/siteParts.js';
import { changedFiles, checkStep, toolStep, type Step } from './step';
import { findForgottenInputs, testGroups } from './testGroups';
import { testsJob } from './testJobs';

export const architecturePage = 'docs/architecture.md';

export function readProductGraph(rootDir: string) {
  return readImportGraph({ rootDir, cwd: rootDir, folders: sourceFolders });
}

const testFile = /\.(test|spec)\.tsx?$/;
const script = /\.[cm]?js$/;
/** Message files and settings are imported and typed like code. */
const codeOrData = /\.([cm]?[jt]sx?|json)$/;
const planted = /\/planted-/;

const format = toolStep({
  name: 'format',
  file: 'oxfmt/bin/oxfmt',
  args: ['--check'],
  advice: 'Repair the format: npm run fix',
  reads: () => true,
});

const lintArgs = ['-c', 'oxlint.config.js'];
const changedScripts = changedFiles((file) => script.test(file) && !planted.test(file));

const styles = toolStep({
  name: 'styles',
  file: 'stylelint/bin/stylelint.mjs',
  // No cache: its key ignores the regular expressions in the configuration.
  args: ['--max-warnings=0', '**/*.css'],
  advice: 'Correct what stylelint reports; npm run fix repairs part of it',
  reads: (file) => file.endsWith('.css') || file === 'stylelint.config.js',
  narrow: {
    args: ['--max-warnings=0', '--allow-empty-input'],
    choose: changedFiles((file) => file.endsWith('.css') && !planted.test(file)),
    decidedBy: (file) => /^(stylelint\.config\.js|package-lock\.json)$/.test(file),
  },
});

const unusedCode = toolStep({
  name: 'unused code',
  file: 'knip/bin/knip.js',
  args: ['--no-progress', '--treat-config-hints-as-errors'],
  // Outside CI knip reports lefthook as unused if its git hook is not installed.
  env: { CI: 'true' },
  advice: 'Remove what nothing uses',
  reads: (file) => !file.endsWith('.md'),
});

const workspaces = toolStep({
  name: 'workspaces',
  file: 'sherif/index.js',
  // npm comes with Node.js, so package.json names no package manager.
  args: ['--fail-on-warnings', '--ignore-rule=root-package-manager-field'],
  advice: 'Correct the package.json files',
  reads: (file) => /(^|\/)(package(-lock)?\.json|\.npmrc|pnpm-workspace\.yaml)$/.test(file),
});

const lintTool = toolStep({
  name: 'lint',
  file: 'oxlint/bin/oxlint',
  args: lintArgs,
  cores: 2,
  advice: 'Correct what TypeScript and oxlint report; npm run fix repairs part of it',
  reads: (file) => codeOrData.test(file),
  narrow: {
    args: lintArgs,
    // A changed type may cause errors in its users.
    choose: (changed, rootDir) => [
      ...listConcerned(
        readTypeProjects(rootDir),
        changed.filter((file) => !script.test(file)),
      ),
      ...changedScripts(changed, rootDir),
    ],
    decidedBy: (file) => !file.includes('/') || /^delivery\/src\/checks\/lint\//.test(file),
  },
});

const checkedTypes = checkStep({
  name: 'lint',
  advice: 'Correct the tsconfig.json files',
  reads: (file) => codeOrData.test(file),
  check: ({ rootDir }) => checkCheckedTypes(rootDir, sourceFolders),
});

/** One pass checks types and all lint rules. */
const lint: Step = {
  ...lintTool,
  async run(context) {
    await checkedTypes.run(context);
    await lintTool.run(context);
  },
};

const importRules = checkStep({
  name: 'import rules',
  advice: 'Correct the imports',
  reads: (file) => codeOrData.test(file) || file === architecturePage,
  async check({ rootDir }) {
    const [graph, files] = await Promise.all([
      readProductGraph(rootDir),
      listSourceFiles(rootDir, sourceFolders, /\.tsx?$/),
    ]);
    const { problems, checkedCount } = checkImportRules(graph, files);
    const picture = await checkArchitecturePicture(path.join(rootDir, architecturePage), graph);
    const stops = await checkArchitectureStops(rootDir, architecturePage);
    return {
      problems: [
        ...problems,
        ...picture.problems,
        ...stops.problems,
        ...findForgottenInputs(graph),
      ],
      checkedCount,
    };
  },
});

const testMap = checkStep({
  name: 'test map',
  advice: 'Say in docs/testing.md what each test file holds, and name tests that exist',
  reads: (file) => testFile.test(file) || [testMapPage, ...requirementPages].includes(file),
  check: async ({ rootDir }) =>
    checkTestMap(rootDir, await listSourceFiles(rootDir, sourceFolders, testFile)),
});

const licences = checkStep({
  name: 'licences',
  advice: 'Take packages under a licence of delivery/packaging/permittedLicences.js',
  reads: (file) =>
    file === 'package-lock.json' || file === 'delivery/packaging/permittedLicences.js',
  check: async ({ rootDir }) =>
    checkLicences(JSON.parse(readFileSync(path.join(rootDir, 'package-lock.json'), 'utf8'))),
});

const namedCommands = checkStep({
  name: 'named commands',
  advice: 'Name commands and arguments that exist',
  reads: (file) => file.endsWith('.md') || codeOrData.test(file),
  check: ({ rootDir }) => checkNamedCommands({ rootDir, stepNames }),
});

const messages = checkStep({
  name: 'messages',
  advice: 'Correct the messages',
  reads: (file) => codeOrData.test(file),
  check({ rootDir }) {
    const remotes = listRemotes(rootDir).map((name) => `remotes/${name}`);
    return checkMessages(rootDir, ['shell', 'design-system', 'backend', ...remotes]);
  },
});

const sizes = checkStep({
  name: 'size budgets',
  advice: 'Send less, or see delivery/budgets.json',
  needsBuild: true,
  reads: (file) =>
    /^(shell|remotes|design-system|shared-contracts|docs\/decisions|delivery\/(build|packaging))\//.test(
      file,
    ) || file === budgetsFile,
  facts: async (rootDir) => ({
    earlier: await readEarlierText(
      rootDir,
      budgetsFile,
      readFileSync(path.join(rootDir, budgetsFile), 'utf8'),
    ),
  }),
  check: ({ rootDir }) => checkSizes(rootDir),
});

/** Independent and read-only. The longest starts first, then the cheap ones. */
export const readingSteps: readonly Step[] = [
  lint,
  workspaces,
  format,
  importRules,
  testMap,
  licences,
  namedCommands,
  messages,
  styles,
  unusedCode,
  sizes,
];

/** Everything that `npm run verify` can run by name. */
export const stepNames: readonly string[] = [
  ...readingSteps.map(({ name }) => name),
  testsJob,
  ...testGroups.map(({ name }) => name),
];
