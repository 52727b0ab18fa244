import { isRecord } from '../../isRecord';

const dayMs = 24 * 3_600_000;

/** What differs each time a query is made. */
const ofRequest = ['requestId', 'startedTimeStamp'];

function toSentField(name: string, value: unknown): [name: string, value: unknown][] {
  if (ofRequest.includes(name)) return [];
  const isTime = name === 'fulfilledTimeStamp' && typeof value === 'number';
  return [[name, isTime ? value - (value % dayMs) : value]];
}

/**
 * Makes the results of equal queries equal, so that equal answers give equal pages. Of the time only
 * the day is sent, from which dates in pages count (`restoreQueries`).
 */
export function toSentQueries(queries: unknown): Record<string, unknown> {
  if (!isRecord(queries)) return {};
  return Object.fromEntries(
    Object.entries(queries).map(([key, query]) => {
      if (!isRecord(query)) return [key, query];
      const fields = Object.entries(query).flatMap(([name, value]) => toSentField(name, value));
      return [key, Object.fromEntries(fields)];
    }),
  );
}
