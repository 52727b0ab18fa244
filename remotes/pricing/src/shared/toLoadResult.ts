import { isNotFound, type CallError } from '@tidegate/contracts/errors/callError';
import type { LoadResult } from '@tidegate/contracts/remotes/remoteModule';

/** Maps the error of a page's only call to its load result. */
export function toLoadResult(error: CallError | undefined): LoadResult {
  if (error && isNotFound(error)) return { status: 'notFound' };
  return { status: 'found', isIncomplete: error !== undefined };
}
