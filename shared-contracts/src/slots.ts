import type { RemoteName } from './remoteNames';

/** Places on shell pages that a remote may fill, each with the one remote that may. */
export const slotOwners = { promotionBanner: 'campaigns' } as const satisfies Record<
  string,
  RemoteName
>;

export type SlotName = keyof typeof slotOwners;

export const slotNames = Object.keys(slotOwners) as SlotName[];
