import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DeferredRouter } from './createDeferredRouter';

/**
 * Renders each state of the router in one task: a transition would yield to the browser after every
 * 5 ms, which paints a frame each time. The loaders have prepared what a page needs.
 */
export function DeferredRouterProvider({ router }: { router: DeferredRouter }) {
  // Effects of children run first: by then the provider follows the router.
  useEffect(() => {
    router.markHydrated();
  }, [router]);
  return <RouterProvider router={router} useTransitions={false} />;
}
