import type { RegionHost } from '../remoteHost';

/** What happens to the regions of a page, by name (`remote@version`). */
export interface RegionFollower {
  enter: (name: string) => void;
  /** The region is still in the document. */
  leave: (name: string) => void;
}

export interface FollowedRegions {
  follow: NonNullable<RegionHost['follow']>;
  /** Tells one follower of each region that comes or goes from now on. */
  followRegions: (follower: RegionFollower) => void;
}

export function createFollowedRegions(): FollowedRegions {
  let follower: RegionFollower | undefined;
  return {
    follow(name) {
      follower?.enter(name);
      return () => follower?.leave(name);
    },
    followRegions(next) {
      follower = next;
    },
  };
}
