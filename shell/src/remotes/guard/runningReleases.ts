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
