import type { ReleaseRoute } from '@tidegate/contracts/remotes/releaseRoute';

/** A public page as a release describes it. */
export function aRoute(path: string, rest: Partial<ReleaseRoute> = {}): ReleaseRoute {
  return {
    path,
    head: { title: 'title', description: 'description' },
    access: 'public',
    layout: 'default',
    isSwapSafe: true,
    ...rest,
  };
}
