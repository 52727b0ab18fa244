import type { BrowserRelease } from '../browserRelease';

const running = new Map<string, BrowserRelease>();

// All scripts of a release are in the folder of its entry, and no other release shares it.
function folderOf({ entry }: BrowserRelease): string {
  return new URL(entry.url.slice(0, entry.url.lastIndexOf('/') + 1), location.href).href;
}

export function admitRelease(release: BrowserRelease): void {
  running.set(folderOf(release), release);
}

export function dismissRelease(release: BrowserRelease): void {
  running.delete(folderOf(release));
}

export function listRunning(): BrowserRelease[] {
  return [...running.values()];
}

export function findRelease(text: string): BrowserRelease | undefined {
  for (const [folder, release] of running) {
    if (text.includes(folder)) return release;
  }
  return undefined;
}

// Firefox supports it since version 138; without it no call is attributed.
const { captureStackTrace: capture }: Partial<ErrorConstructor> = Error;

/** Returns the release whose own code made the call; work of the shell may outlive a release. */
export function findCaller(called: (...parts: unknown[]) => unknown): BrowserRelease | undefined {
  if (!capture || running.size === 0) return undefined;
  const { stackTraceLimit } = Error;
  const holder = { stack: '' };
  // Capturing one frame costs a fraction of capturing ten.
  Error.stackTraceLimit = 1;
  capture(holder, called);
  Error.stackTraceLimit = stackTraceLimit;
  const frame = /^.*:\d+:\d+\)?$/m.exec(holder.stack)?.[0];
  return frame === undefined ? undefined : findRelease(frame);
}
