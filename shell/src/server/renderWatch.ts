import { remoteNames, type RemoteName } from '@tidegate/contracts/remoteNames';

/**
 * Two numbers shared between a worker and its watchdog: which remote is running synchronously
 * (0 for none, else its place in `remoteNames` plus one) and since when. A worker that is blocked
 * or dead cannot speak, but what it wrote last can still be read.
 */
export function createRenderWatch(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

// Milliseconds since the epoch do not fit 32 bits; differences of the remainder do.
function now(): number {
  return Date.now() | 0;
}

export function writeRunning(watch: Int32Array, remote: RemoteName | null): void {
  Atomics.store(watch, 1, now());
  Atomics.store(watch, 0, remote === null ? 0 : remoteNames.indexOf(remote) + 1);
}

/** The remote that runs now and for how long, or undefined. */
export function readRunning(
  watch: Int32Array,
): { remote: RemoteName; runningMs: number } | undefined {
  const remote = remoteNames[Atomics.load(watch, 0) - 1];
  return remote && { remote, runningMs: (now() - Atomics.load(watch, 1)) | 0 };
}
