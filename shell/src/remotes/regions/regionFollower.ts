import type { RegionHost } from '../remoteHost';

export interface RegionFollower {
  enter: (name: string) => void;
  /** Called while the region is still in the document. */
  leave: (name: string) => void;
}

export interface FollowedRegions {
  follow: NonNullable<RegionHost['follow']>;
  /** Sets the one follower of regions that enter or leave from now on. */
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
