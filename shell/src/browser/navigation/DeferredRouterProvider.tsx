import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router-dom';
import {
  NavigationProvider,
  type NavigationSource,
} from '../../remotes/shared-modules/useNavigation';
import type { DeferredRouter } from './createDeferredRouter';

type Subscriber = Parameters<DeferredRouter['subscribe']>[0];

/**
 * The same router without the states that only a navigation in progress differs in, which
 * `navigation` has. Loading states wait for the next frame, which then shows them: a page in memory
 * replaces them before.
 */
function splitNavigation(router: DeferredRouter) {
  let shown = router.state;
  let { navigation } = shown;
  const listeners = new Set<() => void>();
  const source: NavigationSource = {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    read: () => navigation,
  };
  function subscribe(onState: Subscriber) {
    let frame = 0;
    const unsubscribe = router.subscribe((state, change) => {
      function show() {
        ({ navigation } = state);
        for (const onChange of listeners) onChange();
        if (navigation.state !== 'idle' && state.actionData === shown.actionData) return;
        shown = state;
        onState(state, change);
      }
      cancelAnimationFrame(frame);
      const isLoading = [state.navigation.state, state.revalidation].includes('loading');
      if (!isLoading) show();
      else {
        frame = requestAnimationFrame(() => {
          flushSync(show);
        });
      }
    });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
  }
  const pages = Object.assign(Object.create(router) as DeferredRouter, { subscribe });
  return { navigation: source, pages };
}

/**
 * Renders each state of the router in one task: a transition would yield to the browser after every
 * 5 ms, which paints a frame each time. The loaders have prepared what a page needs.
 */
export function DeferredRouterProvider({ router }: { router: DeferredRouter }) {
  const [{ navigation, pages }] = useState(() => splitNavigation(router));
  // Effects of children run first: by then the provider follows the router.
  useEffect(() => {
    router.markHydrated();
  }, [router]);
  return (
    <NavigationProvider value={navigation}>
      <RouterProvider router={pages} useTransitions={false} />
    </NavigationProvider>
  );
}
