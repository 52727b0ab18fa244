import type { geoPath } from '@tidegate/contracts/api/visitors/endpoints';
import type { UserMessage } from '@tidegate/contracts/store/globalState';

const path: typeof geoPath = '/api/mms/account/v1/geo_info';
const mostTries = 10;
const pauseMs = 1000;

async function askOnce(): Promise<UserMessage | undefined> {
  const reply = await fetch(path, { method: 'POST' });
  const envelope = (await reply.json()) as { code: number; data: UserMessage | null };
  return envelope.code === 200 ? (envelope.data ?? undefined) : undefined;
}

/** Locates the visitor; undefined after ten failed attempts (specification §4). */
export async function locateVisitor(): Promise<UserMessage | undefined> {
  for (let tries = 1; ; tries += 1) {
    const found = await askOnce().catch(() => undefined);
    if (found || tries === mostTries) return found;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
