import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DeferredRouter } from './createDeferredRouter';

export function DeferredRouterProvider({ router }: { router: DeferredRouter }) {
  // Effects of children run first: by then the provider follows the router.
  useEffect(() => {
    router.markHydrated();
  }, [router]);
  return <RouterProvider router={router} />;
}
