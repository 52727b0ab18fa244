import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Preloaded into the server process of a site; the test process holds its standard input.
if (isMainThread) {
  // A short-lived site does not benefit from an optimized WebAssembly build of the database, nor
  // from one rendering process per core.
  setFlagsFromString('--liftoff-only');
  os.availableParallelism = () => 2;
  syncBuiltinESMExports();
  process.stdin.on('data', () => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    process.stdout.write('collected garbage\n');
  });
  // The pipe closes even if the test process is killed, and nothing else would then terminate the
  // site and its child processes.
  process.stdin.once('end', () => process.kill(-process.pid, 'SIGKILL'));
  process.stdin.unref();
}

// All processes of the site see the same shifted time.
const shiftMs = Number(process.env.SITE_CLOCK_SHIFT_MS ?? 0);
if (shiftMs !== 0) {
  const { now } = Date;
  globalThis.Date = class extends Date {
    constructor(...parts) {
      super(...(parts.length === 0 ? [now() + shiftMs] : parts));
    }

    static now() {
      return now() + shiftMs;
    }
  };
}
