import path from 'node:path';
import { CommandFailure } from '../bootstrap/failure.js';
import { runJourneysOnSite } from '../journeys/runJourneysOnSite';
import { needsSharedSite, readJourneyProjects } from '../journeys/journeyProjects';
import { buildEverything } from '../verification/buildJob';
import { runJest } from '../unit-tests/runJest';
import type { Run } from '../verification/run';
import { countErrors, formatCounts, sumCounts, type TestCounts } from '../unit-tests/testCounts';
import { watchTests, withDatabase } from '../unit-tests/runGroups';
import { findGroup } from '../unit-tests/testGroups';
import { findTests, type FoundTests } from './findTests';

function printFiles({ board }: Run, level: string, files: readonly string[]): void {
  const shown = files.length > 5 ? [...files.slice(0, 4), `and ${files.length - 4} more`] : files;
  board.line(`${level}: ${shown.join(', ')}`);
}

async function runTests(
  run: Run,
  { tests, title }: FoundTests,
  rest: readonly string[],
): Promise<TestCounts> {
  if (tests.length === 0) return sumCounts([]);
  const { rootDir, cores, folder, signal } = run;
  printFiles(
    run,
    tests.length === 1 ? 'unit or component test' : 'unit and component tests',
    tests,
  );
  const wantsServers = tests.some((file) => findGroup(file)?.usesServers === true);
  const watched = watchTests(run, 'tests', 'files');
  try {
    const counts = await withDatabase(run, wantsServers, (env) =>
      runJest({
        rootDir,
        files: tests,
        title,
        rest,
        workers: cores,
        env,
        reportFile: path.join(folder.path, 'jest.json'),
        signal,
        onEvent: watched.onEvent,
      }),
    );
    const sum = sumCounts(counts.values());
    // Jest counts tests with other titles as skipped.
    return title === undefined ? sum : { ...sum, skipped: 0 };
  } finally {
    watched.end();
  }
}

async function runSpecs(
  run: Run,
  { journeys, title }: FoundTests,
  rest: readonly string[],
): Promise<TestCounts> {
  if (journeys.length === 0) return sumCounts([]);
  printFiles(run, journeys.length === 1 ? 'journey' : 'journeys', journeys);
  const projects = (await readJourneyProjects(run.rootDir)).filter(({ folder }) =>
    journeys.some((file) => file.startsWith(`e2e/${folder}/`)),
  );
  const isSiteGiven = Boolean(run.env['SITE_URL']);
  if (!isSiteGiven || !projects.every(needsSharedSite)) await buildEverything(run, run.signal);
  const { counts, errors } = await runJourneysOnSite(run, projects, {
    files: journeys,
    title,
    rest,
    signal: run.signal,
    isSiteGiven,
  });
  return sumCounts([...counts.values(), countErrors(errors)]);
}

export async function runSelection(
  run: Run,
  targets: readonly string[],
  rest: readonly string[],
): Promise<number> {
  const files = [...(await run.passCache.readFiles()).keys()];
  const found = await findTests(targets, { rootDir: run.rootDir, files });
  const sum = sumCounts([await runTests(run, found, rest), await runSpecs(run, found, rest)]);
  if (sum.passed + sum.failed + sum.skipped === 0) {
    throw new CommandFailure(`No test of ${targets.join(', ')} ran: is its title right?`);
  }
  run.board.line(formatCounts(sum));
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}
