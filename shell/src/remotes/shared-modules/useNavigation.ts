import { createContext, useContext, useSyncExternalStore } from 'react';
import { IDLE_NAVIGATION, type useNavigation as useRouterNavigation } from 'react-router-dom';

export type Navigation = ReturnType<typeof useRouterNavigation>;

export interface NavigationSource {
  subscribe: (onChange: () => void) => () => void;
  read: () => Navigation;
}

const NavigationContext = createContext<NavigationSource>({
  subscribe: () => () => undefined,
  read: () => IDLE_NAVIGATION,
});

export const NavigationProvider = NavigationContext.Provider;

/** As in React Router, whose hook makes each change of the navigation render all links of a page. */
export function useNavigation(): Navigation {
  const { subscribe, read } = useContext(NavigationContext);
  return useSyncExternalStore(subscribe, read, read);
}
