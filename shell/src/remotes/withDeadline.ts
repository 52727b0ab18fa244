import type { ReleaseId } from './browserRelease';
import { RemoteFaultError } from './RemoteFaultError';

/** Rejects with `remotes.timeout` after `timeoutMs` and aborts the signal to stop pending calls. */
export async function withDeadline<T>(
  release: ReleaseId,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new RemoteFaultError(release, 'remotes.timeout'));
      controller.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
