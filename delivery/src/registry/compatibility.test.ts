import path from 'node:path';
import { shareEmbeddedDatabase } from '@tidegate/backend/testing/databases';
import { listQueryFiles, QueryCoverage } from '@tidegate/backend/testing/queryCoverage';
import { runTestsOf } from '@tidegate/backend/testing/runTestsOf';

/**
 * Tests that together run every query of the registry. If the last test reports a query, add a test
 * that runs it.
 */
const chosen = {
  'generations/liveSet': [
    'activation makes the next generation, which pins the release by its hash',
    'a generation never changes and stays readable',
  ],
  'releases/revocation': [
    'revoking the live release rolls it back and records both, with the reason',
  ],
  'http/serving': [
    'released versions are listed in pages, newest first',
    'a release that was live once is distinguished from one that never was',
  ],
  'generations/status': [
    'the audit of one remote leaves the others out',
    'every change is recorded with its author, and every refusal with its reason',
    'the status names each live release, the one before it, and who made it live',
  ],
};

const coverage = new QueryCoverage();
coverage.start();
afterAll(() => coverage.stop());

shareEmbeddedDatabase();
for (const [file, titles] of Object.entries(chosen)) {
  runTestsOf(path.join(import.meta.dirname, `${file}.test.ts`), titles);
}

test('every query of the registry runs on the embedded database', () => {
  const files = listQueryFiles(import.meta.dirname);

  expect(files.length).toBeGreaterThan(4);
  expect(coverage.listMissed(files)).toEqual([]);
});
