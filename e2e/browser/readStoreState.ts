import type { Page } from '@playwright/test';

/**
 * The state tree of the page, found the way a script of a stranger would find it: through the
 * handle that React leaves on the document.
 */
export function readStoreState(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    interface Fiber {
      memoizedProps: { store?: { getState?: () => unknown } } | null;
      child: Fiber | null;
    }
    const handle = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'));
    // React keeps two trees and changes places between them.
    const root = (handle?.[1] as { stateNode: { current: Fiber | null } } | undefined)?.stateNode;
    for (let fiber = root?.current; fiber; fiber = fiber.child) {
      const state = fiber.memoizedProps?.store?.getState?.();
      if (state !== undefined) return state;
    }
    throw new Error('the page has no store');
  });
}
