import { checkNamedCommands } from '../../checks/commands/checkNamedCommands';
import { folders, importRules, licences, messages, sizes, testMap } from './checkSteps';
import { checkStep, codeOrData, type Step } from './step';
import { testGroups } from '../unit-tests/testGroups';
import { testsJob } from '../unit-tests/runGroups';
import { format, lint, styles, unusedCode, workspaces } from './toolSteps';

const namedCommands = checkStep({
  name: 'named commands',
  advice: 'Name commands and arguments that exist',
  reads: (file) => file.endsWith('.md') || codeOrData.test(file),
  check: ({ rootDir }) => checkNamedCommands({ rootDir, stepNames }),
});

/** Independent and read-only. The longest starts first, then the cheap ones. */
export const readingSteps: readonly Step[] = [
  lint,
  workspaces,
  format,
  importRules,
  testMap,
  folders,
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
