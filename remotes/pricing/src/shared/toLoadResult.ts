import type { LoadResult } from '@tidegate/contracts/remoteModule';
import { isNotFound, type CallError } from './orders/callError';

/** What a page is that needs this one call. */
export function toLoadResult(error: CallError | undefined): LoadResult {
  if (error && isNotFound(error)) return { status: 'notFound' };
  return { status: 'found', isIncomplete: error !== undefined };
}
