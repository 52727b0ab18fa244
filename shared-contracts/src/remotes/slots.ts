import { keysOf } from '../keysOf';
import type { RemoteName } from './remoteNames';

/** Places on shell pages, each with the only remote that may fill it. */
export const slotOwners = { promotionBanner: 'campaigns' } as const satisfies Record<
  string,
  RemoteName
>;

export type SlotName = keyof typeof slotOwners;

export const slotNames = keysOf(slotOwners);
