import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DeferredRouter } from './createDeferredRouter';

type Subscriber = Parameters<DeferredRouter['subscribe']>[0];

/**
 * The same router, whose loading states wait for the next frame, which then shows them: a page in
 * memory replaces them before.
 */
function skipBriefLoading(router: DeferredRouter): DeferredRouter {
  function subscribe(onState: Subscriber) {
    let frame = 0;
    const unsubscribe = router.subscribe((state, change) => {
      cancelAnimationFrame(frame);
      const isLoading = [state.navigation.state, state.revalidation].includes('loading');
      if (!isLoading) {
        onState(state, change);
        return;
      }
      frame = requestAnimationFrame(() => {
        onState(state, { ...change, flushSync: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
  }
  return Object.assign(Object.create(router) as DeferredRouter, { subscribe });
}

/**
 * Renders each state of the router in one task: a transition would yield to the browser after every
 * 5 ms, which paints a frame each time. The loaders have prepared what a page needs.
 */
export function DeferredRouterProvider({ router }: { router: DeferredRouter }) {
  const [rendered] = useState(() => skipBriefLoading(router));
  // Effects of children run first: by then the provider follows the router.
  useEffect(() => {
    router.markHydrated();
  }, [router]);
  return <RouterProvider router={rendered} useTransitions={false} />;
}
