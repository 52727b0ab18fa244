import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Preloaded into the process of a site that a journey starts; the journey holds its standard input.
if (isMainThread) {
  // A site of a few tests does not live long enough to earn back a database compiled for speed, nor
  // a rendering process for each core.
  setFlagsFromString('--liftoff-only');
  os.availableParallelism = () => 2;
  syncBuiltinESMExports();
  process.stdin.on('data', () => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    process.stdout.write('collected garbage\n');
  });
  // The pipe closes when the journey's process ends, even by kill -9: nothing else would then end
  // the site and the processes that it started.
  process.stdin.once('end', () => process.kill(-process.pid, 'SIGKILL'));
  process.stdin.unref();
}
