import type { BrowserRelease } from '../browserRelease';

/** Releases whose code may run, by the folder that their scripts come from. */
const running = new Map<string, BrowserRelease>();

// All scripts of a release lie beside its entry, and no other release's do.
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

/** The running release that a script or a frame of a stack belongs to. */
export function findRelease(text: string): BrowserRelease | undefined {
  for (const [folder, release] of running) {
    if (text.includes(folder)) return release;
  }
  return undefined;
}

type CaptureStack = (holder: object, above: unknown) => void;

// Firefox has it since version 138; where it is missing no call is attributed.
const capture = (Error as { captureStackTrace?: CaptureStack }).captureStackTrace;

/**
 * The release whose own code called the function `called`. Code of the shell that works for a
 * release counts as the shell's: it may go on when the release is gone.
 */
export function findCaller(called: unknown): BrowserRelease | undefined {
  if (!capture || running.size === 0) return undefined;
  const { stackTraceLimit } = Error;
  const holder = { stack: '' };
  // One frame costs a fraction of ten.
  Error.stackTraceLimit = 1;
  capture(holder, called);
  Error.stackTraceLimit = stackTraceLimit;
  const frame = /^.*:\d+:\d+\)?$/m.exec(holder.stack)?.[0];
  return frame === undefined ? undefined : findRelease(frame);
}
