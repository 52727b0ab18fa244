import { createContext, useContext, useSyncExternalStore } from 'react';
import { IDLE_NAVIGATION, type createBrowserRouter } from 'react-router-dom';

export type Navigation = ReturnType<typeof createBrowserRouter>['state']['navigation'];

export interface NavigationSource {
  subscribe: (onChange: () => void) => () => void;
  read: () => Navigation;
}

const NavigationContext = createContext<NavigationSource>({
  subscribe: () => () => undefined,
  read: () => IDLE_NAVIGATION,
});

export const NavigationProvider = NavigationContext.Provider;

/**
 * The navigation in progress, as the hook of React Router, which renders all links of the page with
 * each change of it.
 */
export function useNavigation(): Navigation {
  const { subscribe, read } = useContext(NavigationContext);
  return useSyncExternalStore(subscribe, read, read);
}
