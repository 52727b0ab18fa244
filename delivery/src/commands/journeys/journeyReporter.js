import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reports progress to the parent process and writes the counts of each project to the file
 * `JOURNEY_RESULTS`. Playwright loads this file itself, so it is plain JavaScript.
 */
// eslint-disable-next-line tidegate/no-default-export -- Playwright loads it so
export default class JourneyReporter {
  errors = [];

  onBegin({ rootDir }, suite) {
    this.suite = suite;
    this.testDir = path.dirname(rootDir);
    process.send?.({ type: 'begin', total: suite.allTests().length });
  }

  onTestBegin(test) {
    process.send?.({ type: 'started', name: this.nameOf(test) });
  }

  onTestEnd(test, result) {
    const isFailed = result.status !== 'skipped' && result.status !== test.expectedStatus;
    const isSkipped = result.status === 'skipped';
    process.send?.({
      type: 'ended',
      name: this.nameOf(test),
      passed: isFailed || isSkipped ? 0 : 1,
      failed: isFailed ? 1 : 0,
      skipped: isSkipped ? 1 : 0,
    });
    if (!isFailed) return;
    const message = result.errors.map(describe).join('\n\n') || result.status;
    process.send?.({
      type: 'failure',
      file: this.fileOf(test),
      title: this.titleOf(test),
      message: `${test.titlePath()[1]}: ${message}`,
    });
  }

  /** Errors outside of any test, such as a file that cannot be loaded. */
  onError(error) {
    const message = describe(error);
    this.errors.push(message);
    const file = error.location ? this.relative(error.location.file) : 'e2e';
    process.send?.({ type: 'failure', file, title: '', message });
  }

  onEnd() {
    const file = process.env.JOURNEY_RESULTS;
    if (!file) return;
    const projects = {};
    for (const test of this.suite?.allTests() ?? []) {
      const counts = (projects[test.titlePath()[1]] ??= { passed: 0, failed: 0, skipped: 0 });
      const outcome = test.outcome();
      if (outcome === 'skipped') counts.skipped += 1;
      else if (outcome === 'expected') counts.passed += 1;
      else counts.failed += 1;
    }
    writeFileSync(file, JSON.stringify({ projects, errors: this.errors.length }));
  }

  nameOf(test) {
    return `${test.titlePath()[1]} › ${this.titleOf(test)}`;
  }

  titleOf(test) {
    return test.titlePath().slice(3).join(' ');
  }

  fileOf(test) {
    return this.relative(test.location.file);
  }

  relative(file) {
    return path
      .relative(this.testDir ?? process.cwd(), file)
      .split(path.sep)
      .join('/');
  }
}

function describe({ stack, message, value }) {
  return (stack ?? message ?? value ?? '').trim();
}
