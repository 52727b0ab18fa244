import type { geoPath } from '@tidegate/contracts/api/visitors/endpoints';
import type { UserMessage } from '@tidegate/contracts/store/globalState';
import { isRecord } from '../../isRecord';
import { isPlace } from './keptPlace';

const path: typeof geoPath = '/api/mms/account/v1/geo_info';
const mostTries = 10;
const pauseMs = 1000;

async function requestOnce(): Promise<UserMessage | undefined> {
  const reply = await fetch(path, { method: 'POST' });
  const envelope: unknown = await reply.json();
  if (!isRecord(envelope) || envelope['code'] !== 200) return undefined;
  return isPlace(envelope['data']) ? envelope['data'] : undefined;
}

/** Locates the visitor; undefined after ten failed attempts (specification §4). */
export async function locateVisitor(): Promise<UserMessage | undefined> {
  for (let tries = 1; ; tries += 1) {
    const found = await requestOnce().catch(() => undefined);
    if (found || tries === mostTries) return found;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
