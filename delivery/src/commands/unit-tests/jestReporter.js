import path from 'node:path';

/** Whether Jest loads several test files through this file. */
const isBatch = (file) => file.startsWith(`${process.env.TEST_BATCHES}${path.sep}`);

/** Reports progress to the parent process. Jest loads this file itself, as plain JavaScript. */
// eslint-disable-next-line tidegate/no-default-export -- Jest loads it so
export default class JestReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  nameOf(file) {
    if (isBatch(file)) return path.basename(file, '.test.js').replaceAll('-', ' ');
    return path.relative(this.rootDir, file).split(path.sep).join('/');
  }

  send(event) {
    process.send?.(event);
  }

  onRunStart({ numTotalTestSuites }) {
    this.send({ type: 'begin', total: numTotalTestSuites });
  }

  onTestFileStart(test) {
    this.send({ type: 'started', name: this.nameOf(test.path) });
  }

  onTestCaseResult(test, { status, ancestorTitles, title, failureMessages }) {
    if (status !== 'failed') return;
    const names = [this.nameOf(test.path), ...ancestorTitles, title];
    const [file, ...titles] = isBatch(test.path) ? names.slice(1) : names;
    this.send({
      type: 'failure',
      file,
      title: titles.join(' '),
      message: failureMessages.join('\n'),
    });
  }

  onTestFileResult(test, result) {
    const name = this.nameOf(test.path);
    const { numPassingTests, numFailingTests, numPendingTests, numTodoTests } = result;
    // The file failed before its first test.
    if (result.testExecError !== undefined) {
      this.send({ type: 'failure', file: name, title: '', message: result.failureMessage ?? '' });
    }
    this.send({
      type: 'ended',
      name,
      passed: numPassingTests,
      failed: numFailingTests,
      skipped: numPendingTests + numTodoTests,
    });
  }
}
