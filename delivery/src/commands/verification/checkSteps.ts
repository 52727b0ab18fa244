import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkMessages } from '../../checks/messages/checkMessages';
import { checkLicences } from '../../checks/packages/checkLicences';
import { readEarlierText } from '../../checks/sizes/readEarlierText';
import { budgetsFile, checkSizes } from '../../checks/sizes/sizeBudgets';
import { listSourceFiles, sourceFolders } from '../../checks/sourceFiles';
import {
  architecturePage,
  checkArchitecturePicture,
} from '../../checks/structure/architecturePicture';
import { checkArchitectureStops } from '../../checks/structure/checkArchitectureStops';
import { checkFolders } from '../../checks/structure/checkFolders';
import { checkImportRules } from '../../checks/structure/checkImportRules';
import { readProductGraph } from '../../checks/structure/importGraph';
import { checkTestMap, requirementPages, testMapPage } from '../../checks/testMap';
import { listSpeakingWorkspaces } from '../../translation/readWorkspaceMessages';
import { checkStep, codeOrData } from './step';
import { findForgottenInputs } from '../unit-tests/testGroups';

const testFile = /\.(test|spec)\.tsx?$/;

export const importRules = checkStep({
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

export const testMap = checkStep({
  name: 'test map',
  advice: 'Say in docs/testing.md what each test file holds, and name tests that exist',
  reads: (file) => testFile.test(file) || [testMapPage, ...requirementPages].includes(file),
  check: async ({ rootDir }) =>
    checkTestMap(rootDir, await listSourceFiles(rootDir, sourceFolders, testFile)),
});

export const folders = checkStep({
  name: 'folders',
  advice: 'Group the files of a crowded folder, and move a single file to where it is used',
  reads: () => true,
  check: async ({ rootDir }) => checkFolders(await listSourceFiles(rootDir, sourceFolders, /./)),
});

export const licences = checkStep({
  name: 'licences',
  advice: 'Take packages under a licence of delivery/packaging/permittedLicences.js',
  reads: (file) =>
    file === 'package-lock.json' || file === 'delivery/packaging/permittedLicences.js',
  check: async ({ rootDir }) =>
    checkLicences(JSON.parse(readFileSync(path.join(rootDir, 'package-lock.json'), 'utf8'))),
});

export const messages = checkStep({
  name: 'messages',
  advice: 'Correct the messages',
  reads: (file) => codeOrData.test(file),
  check({ rootDir }) {
    return checkMessages(rootDir, listSpeakingWorkspaces(rootDir));
  },
});

export const sizes = checkStep({
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
