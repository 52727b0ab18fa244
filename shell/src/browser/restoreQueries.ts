import { isRecord } from '../isRecord';
import type { PreloadedState } from '../store/createSiteStore';

const dayMs = 24 * 3_600_000;

/**
 * Completes the queries that the server sent without times (`toSentQueries`): they are as fresh as
 * the page. If the clock of the browser is on another day, the server's day stays.
 */
export function restoreQueries(state: PreloadedState, nowMs = Date.now()): PreloadedState {
  const { siteApi } = state;
  if (!isRecord(siteApi) || !isRecord(siteApi['queries'])) return state;
  const queries: Record<string, unknown> = {};
  for (const [key, query] of Object.entries(siteApi['queries'])) {
    if (!isRecord(query)) continue;
    const isToday = query['fulfilledTimeStamp'] === nowMs - (nowMs % dayMs);
    queries[key] = { requestId: '', ...query, ...(isToday && { fulfilledTimeStamp: nowMs }) };
  }
  return { ...state, siteApi: { ...siteApi, queries } };
}
