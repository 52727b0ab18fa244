import type { Page } from '@playwright/test';

export interface Loading {
  /** Largest Contentful Paint. */
  lcpMs: number;
  /** Cumulative Layout Shift, without its windows of five seconds. */
  shift: number;
  /** Total Blocking Time: what tasks after the first paint took beyond 50 ms. */
  blockedMs: number;
}

interface Entry {
  startTime: number;
  duration: number;
  value: number;
}

/** The entries of a type that the browser has recorded since the page began. */
function readEntries(page: Page, type: string): Promise<Entry[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<Entry[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().map((entry) => ({
              startTime: entry.startTime,
              duration: entry.duration,
              value: Number(Reflect.get(entry, 'value')),
            })),
          );
        }).observe({ type: wanted, buffered: true });
        setTimeout(() => {
          resolve([]);
        }, 500);
      }),
    type,
  );
}

export async function readLoading(page: Page): Promise<Loading> {
  const paints = await readEntries(page, 'largest-contentful-paint');
  const shifts = await readEntries(page, 'layout-shift');
  const tasks = await readEntries(page, 'longtask');
  const first = (await readEntries(page, 'paint')).at(-1);
  const later = tasks.filter(({ startTime }) => startTime >= (first?.startTime ?? 0));
  return {
    lcpMs: paints.at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    blockedMs: later.reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}
