import type { Page } from '@playwright/test';

/** Reads the store as a third-party script could, through React's handle on the document. */
export function readStoreState(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    interface Fiber {
      memoizedProps: { store?: { getState?: () => unknown } } | null;
      child: Fiber | null;
    }
    const handle = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'));
    // React alternates between two trees, so the current one is read from the root.
    const root = (handle?.[1] as { stateNode: { current: Fiber | null } } | undefined)?.stateNode;
    for (let fiber = root?.current; fiber; fiber = fiber.child) {
      const state = fiber.memoizedProps?.store?.getState?.();
      if (state !== undefined) return state;
    }
    throw new Error('the page has no store');
  });
}
