import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router-dom';
import {
  NavigationProvider,
  type Navigation,
  type NavigationSource,
} from '../../remotes/shared-modules/useNavigation';
import type { DeferredRouter } from './createDeferredRouter';

type Subscriber = Parameters<DeferredRouter['subscribe']>[0];

/** Without the routes of the shell, which the hook of React Router keeps from a remote too. */
function omitRoutes({
  matches: _matches,
  historyAction: _action,
  ...navigation
}: DeferredRouter['state']['navigation']): Navigation {
  return navigation;
}

/**
 * `pages` is the same router without the states in which only the navigation is new, which
 * `navigation` reads. Loading states wait for the next frame, which then shows them: a page in
 * memory replaces them before.
 */
function splitNavigation(router: DeferredRouter) {
  let shown = router.state;
  let navigation = omitRoutes(shown.navigation);
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
        navigation = omitRoutes(state.navigation);
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
