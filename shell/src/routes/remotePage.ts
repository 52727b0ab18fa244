import { layoutNames } from '@tidegate/contracts/remotes/layoutNames';
import type { ReleaseRoute } from '@tidegate/contracts/remotes/releaseRoute';

/** What a release states about the frame around one of its pages. */
export type RemotePage = ReturnType<typeof describePage>;

export function describePage({ layout, slots, canonical, ...route }: ReleaseRoute) {
  return {
    // In a browser the code of a release may name anything.
    layout: layoutNames.find((name) => name === layout),
    ...{ slots, canonical },
    isIndexed: route.isIndexed !== false && canonical === undefined,
    hasAlternates: route.hasAlternates !== false,
    hasFeeds: route.hasFeeds,
  };
}

export type PageAccess = Pick<ReleaseRoute, 'access' | 'guestParameter'>;

export function needsSession({ access, guestParameter }: PageAccess, query: URLSearchParams) {
  const isGuest = guestParameter !== undefined && query.get(guestParameter);
  return access === 'account' && !isGuest;
}
