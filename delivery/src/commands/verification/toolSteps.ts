import { sourceFolders } from '../../checks/sourceFiles';
import { checkCheckedTypes } from '../../checks/structure/checkCheckedTypes';
import { listConcerned, readTypeProjects } from '../../checks/structure/typeProjects';
import { changedFiles, checkStep, codeOrData, toolStep, type Step } from './step';

const script = /\.[cm]?js$/;
const planted = /\/planted-/;

export const format = toolStep({
  name: 'format',
  file: 'oxfmt/bin/oxfmt',
  args: ['--check'],
  advice: 'Repair the format: npm run fix',
  reads: () => true,
});

const lintArgs = ['-c', 'oxlint.config.js'];
const changedScripts = changedFiles((file) => script.test(file) && !planted.test(file));

export const styles = toolStep({
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

export const unusedCode = toolStep({
  name: 'unused code',
  file: 'knip/bin/knip.js',
  args: ['--no-progress', '--treat-config-hints-as-errors'],
  // Outside CI knip reports lefthook as unused if its git hook is not installed.
  env: { CI: 'true' },
  advice: 'Remove what nothing uses',
  reads: (file) => !file.endsWith('.md'),
});

export const workspaces = toolStep({
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
export const lint: Step = {
  ...lintTool,
  async run(context) {
    await checkedTypes.run(context);
    await lintTool.run(context);
  },
};
