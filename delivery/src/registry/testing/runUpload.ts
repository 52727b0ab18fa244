import { uploadRelease } from '../../release/client/uploadRelease';
import { aRelease } from '../../release/testing/aRelease';

/** A deployment that stops before its second file, where its test kills it. */
const [site = '', token = '', version = ''] = process.argv.slice(2);
let started = 0;

await uploadRelease({ site, token }, aRelease({ version }), (path) => {
  started += 1;
  if (started < 2) return;
  process.send?.(path);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
